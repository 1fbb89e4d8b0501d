//! `chabudai lab`: how balanced a game is, and what a cards file does to it.

mod pictures;
mod sheets;

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, ensure};
use catalog::CardsFile;
use engine::{About, Message, NewGame};
use lab::balance::{Balance, Comparison, Study, compare, read_bots};
use serde_json::json;

use crate::arena::{command_line, cores, stop_on_ctrl_c, usual_players};
use crate::args::LabArgs;
use crate::output::{bar, paragraph};
use crate::rules::find_game;
use crate::words::Speech;
use sheets::Sheet;

pub(crate) fn run(args: &LabArgs) -> anyhow::Result<ExitCode> {
    if cfg!(debug_assertions) {
        eprintln!("chabudai: this is a debug build, which is ten times slower; its figures are the same");
    }
    let about = find_game(&args.game)?;
    let speech = &Speech::of(about, args.lang.get())?;
    let stop = stop_on_ctrl_c()?;
    let study = read(args, about, args.cards.read()?)?;
    let other = match args.compare.read()? {
        Some(cards) => Some(read(args, about, Some(cards))?),
        None => None,
    };
    let games = study.games as usize * if other.is_some() { 2 } else { 1 };
    let bar = bar(games, speech, "arena-progress");
    let balance = study.run(&stop, || bar.inc(1))?;
    let other = other.map(|other| other.run(&stop, || bar.inc(1))).transpose()?;
    bar.finish_and_clear();
    let comparison = other.as_ref().map(|other| compare(&balance, other));
    let sheets = match &comparison {
        Some(comparison) => sheets::comparison(speech, comparison),
        None => sheets::sheets(speech, &balance),
    };
    if let Some(folder) = &args.svg {
        let title = title(speech, &study, &balance);
        pictures::draw(folder, about.slug, speech, &title, &balance, comparison.as_ref())
            .with_context(|| format!("the pictures cannot be drawn in {}", folder.display()))?;
    }
    if let Some(path) = &args.out {
        let differences = comparison.as_ref().map(|_| pictures::DIFFERENCES);
        let drawn = pictures::NAMES.into_iter().chain(differences);
        let page = page(args, speech, &title(speech, &study, &balance), drawn, &sheets);
        fs::write(path, page).with_context(|| format!("the page cannot be written to {}", path.display()))?;
    }
    let mut out = io::stdout().lock();
    if args.json {
        print_json(args, &study, &balance, other.as_ref().zip(comparison.as_ref()), &stop, &mut out)?;
    } else {
        print(speech, &study, &balance, &sheets, &stop, &mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn read(args: &LabArgs, about: &'static About, cards: Option<CardsFile>) -> anyhow::Result<Study> {
    let players = args.players.unwrap_or_else(|| usual_players(about));
    let mut game =
        NewGame { game: about.slug.to_owned(), players, options: args.options.read()?, ..NewGame::default() };
    if let Some(cards) = &cards {
        cards.lay_out(&mut game);
        ensure!(game.cards.is_some(), "the cards file is for another game than {}", about.slug);
    }
    let bots = read_bots(args.bots.split(','), players).context("--bots")?;
    let threads = args.threads.map_or_else(cores, usize::from);
    Ok(Study { game, bots, games: args.games, seed: args.seed, threads })
}

fn title(speech: &Speech, study: &Study, balance: &Balance) -> String {
    let options: Vec<String> =
        study.game.options.iter().map(|(name, value)| format!(", {name}={value}")).collect();
    let title = Message::new("lab-title")
        .text("game", format!("{}{}", speech.word("game-title"), options.concat()))
        .number("games", balance.games as i64)
        .number("players", balance.players as i64);
    speech.say(&title)
}

fn print(
    speech: &Speech,
    study: &Study,
    balance: &Balance,
    sheets: &[Sheet],
    stop: &AtomicBool,
    out: &mut impl Write,
) -> io::Result<()> {
    let title = Message::new("arena-seed").text("title", title(speech, study, balance));
    writeln!(out, "{}", speech.say(&title.text("seed", study.seed)))?;
    if stop.load(Ordering::Relaxed) {
        let stopped = Message::new("arena-stopped").number("played", balance.games as i64);
        writeln!(out, "{}", speech.say(&stopped.number("games", study.games)))?;
    }
    sheets.iter().try_for_each(|sheet| sheet.print(out))?;
    writeln!(out, "\n{}", paragraph(&speech.word("lab-legend")))
}

fn print_json(
    args: &LabArgs,
    study: &Study,
    balance: &Balance,
    other: Option<(&Balance, &Comparison)>,
    stop: &AtomicBool,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut json = json!({
        "format": "chabudai balance 1",
        "game": study.game.game,
        "options": study.game.options,
        "bots": args.bots,
        "seed": study.seed,
        "stopped": stop.load(Ordering::Relaxed),
        "balance": balance,
    });
    if let Some((other, comparison)) = other {
        json["other"] = json!(other);
        json["differences"] = json!(comparison);
    }
    writeln!(out, "{json:#}")
}

/// The figures as a page, with the command that makes them.
fn page(
    args: &LabArgs,
    speech: &Speech,
    title: &str,
    drawn: impl Iterator<Item = &'static str>,
    sheets: &[Sheet],
) -> String {
    let about = Message::new("lab-page").text("bots", &args.bots).text("seed", args.seed);
    let mut page = format!(
        "# {}\n\n{}\n\n```sh\n{}\n```\n\n{}\n",
        title,
        speech.say(&about),
        command_line(),
        speech.word("lab-legend"),
    );
    if args.svg.is_some() {
        for name in drawn {
            page += &format!("\n![]({})\n", pictures::file(Path::new(""), &args.game, name).display());
        }
    }
    page + &sheets.iter().map(Sheet::markdown).collect::<String>()
}

//! `chabudai lab`: how balanced a game is, and what a cards file does to it.

mod pictures;
mod sheets;

use std::fs;
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};
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
    let (title, other) = (title(speech, &study, &balance), other.as_ref().zip(comparison.as_ref()));
    let drawn = match &args.svg {
        Some(folder) => pictures::draw(folder, about.slug, speech, &title, &balance, other)
            .with_context(|| format!("the pictures cannot be drawn in {}", folder.display()))?,
        None => Vec::new(),
    };
    if let Some(path) = &args.out {
        let write = || fs::write(path, page(args, path, speech, &title, &drawn, &sheets)?);
        write().with_context(|| format!("the page cannot be written to {}", path.display()))?;
    }
    let mut out = io::stdout().lock();
    if args.json {
        print_json(args, &study, &balance, other, &stop, &mut out)?;
    } else {
        print(speech, &title, &study, &balance, &sheets, &stop, &mut out)?;
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
    title: &str,
    study: &Study,
    balance: &Balance,
    sheets: &[Sheet],
    stop: &AtomicBool,
    out: &mut impl Write,
) -> io::Result<()> {
    let title = Message::new("arena-seed").text("title", title);
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

/// The figures as a page at this path, with the command that makes them.
fn page(
    args: &LabArgs,
    path: &Path,
    speech: &Speech,
    title: &str,
    drawn: &[String],
    sheets: &[Sheet],
) -> io::Result<String> {
    let about = Message::new("lab-page").text("bots", &args.bots).text("seed", args.seed);
    let mut page = format!(
        "# {}\n\n{}\n\n```sh\n{}\n```\n\n{}\n",
        title,
        speech.say(&about),
        command_line(),
        speech.word("lab-legend"),
    );
    if let Some(folder) = &args.svg {
        let way = way(path.parent().filter(|parent| *parent != Path::new("")), folder)?;
        drawn.iter().for_each(|file| page += &format!("\n![]({})\n", way.join(file).display()));
    }
    page += &sheets.iter().map(Sheet::markdown).collect::<String>();
    Ok(page)
}

/// The way from a folder, or from here, to another one. Both are there.
fn way(from: Option<&Path>, to: &Path) -> io::Result<PathBuf> {
    let (from, to) = (from.unwrap_or(Path::new(".")).canonicalize()?, to.canonicalize()?);
    let common = from.components().zip(to.components()).take_while(|(one, other)| one == other).count();
    let up = from.components().skip(common).map(|_| Component::ParentDir);
    Ok(up.chain(to.components().skip(common)).collect())
}

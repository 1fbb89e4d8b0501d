//! `chabudai arena`: bots against each other.

use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use arena::contest::Contest;
use arena::contestant::parse_seats;
use arena::ladder::{self, Kept, Ladder, Pairing};
use arena::report::{Report, Row};
use bots::Budget;
use engine::{About, Message, NewGame};
use serde_json::json;

use crate::args::ArenaArgs;
use crate::output::{Columns, bar, paragraph, printable};
use crate::rules::find_game;
use crate::svg::plot;
use crate::words::Speech;

/// How many play if nobody says.
const USUAL_PLAYERS: usize = 4;

pub(crate) fn run(args: &ArenaArgs) -> anyhow::Result<ExitCode> {
    if cfg!(debug_assertions) {
        eprintln!("chabudai: this is a debug build; only a release build's times mean something");
    }
    let stop = stop_on_ctrl_c()?;
    if args.round_robin { round_robin(args, &stop) } else { contest(args, &stop) }
}

/// Plays what has not been kept, and writes what there is.
fn round_robin(args: &ArenaArgs, stop: &AtomicBool) -> anyhow::Result<ExitCode> {
    let speech = &Speech::new(args.lang.get())?;
    let out = args.out.as_deref().context("--out says where to write")?;
    let ladder = Ladder {
        games: games(args)?,
        per_pairing: args.games,
        seed: args.seed,
        budget: budget(args),
        threads: threads(args),
        folder: args.results.clone(),
    };
    let pairings = ladder.pairings();
    let mut kept = pairings.iter().map(|pairing| ladder.kept(pairing)).collect::<Result<Vec<_>, _>>()?;
    let left = |pairing: &Pairing, kept: &Option<Kept>| {
        let played = kept.as_ref().map_or(0, |kept| kept.pairing.games());
        pairing.games().saturating_sub(played) as usize
    };
    let games = pairings.iter().zip(&kept).map(|(pairing, kept)| left(pairing, kept)).sum();
    let bar = bar(games, speech, "arena-progress");
    for (pairing, kept) in pairings.iter().zip(&mut kept) {
        if left(pairing, kept) == 0 {
            continue;
        }
        let name = Message::new("arena-pairing").text("game", &pairing.game);
        let name = name.text("one", &pairing.higher).text("others", &pairing.lower);
        bar.set_message(speech.say(&name) + " ");
        *kept = Some(ladder.play(pairing, stop, || bar.inc(1))?);
        if stop.load(Ordering::Relaxed) {
            break;
        }
    }
    let done = pairings.iter().zip(&kept).filter(|(pairing, kept)| left(pairing, kept) == 0).count();
    bar.finish_and_clear();
    let kept: Vec<Kept> = kept.into_iter().flatten().filter(|kept| kept.pairing.deals > 0).collect();
    ladder::write(out, &ladder::markdown(&kept, &command_line()))?;
    let told = Message::new("arena-pairings")
        .number("done", done as i64)
        .number("all", pairings.len() as i64)
        .text("file", out.display());
    println!("{}", speech.say(&told));
    if done < pairings.len() {
        println!("{}", speech.say(&Message::new("arena-go-on").text("folder", args.results.display())));
    }
    Ok(ExitCode::SUCCESS)
}

/// The games of a round robin, and how many play each.
fn games(args: &ArenaArgs) -> anyhow::Result<Vec<(&'static About, usize)>> {
    let abouts = match &args.only[..] {
        [] => catalog::games().iter().collect(),
        slugs => slugs.iter().map(|slug| find_game(slug)).collect::<anyhow::Result<Vec<_>>>()?,
    };
    let seated = |about: &'static About| {
        let (few, many) = (*about.players.start(), *about.players.end());
        let players = args.players.unwrap_or_else(|| usual_players(about));
        ensure!(
            about.players.contains(&players),
            "{} is for {few} to {many} players, not {players}",
            about.slug
        );
        Ok((about, players))
    };
    abouts.into_iter().map(seated).collect()
}

/// How many play a game if nobody says.
pub(crate) fn usual_players(about: &About) -> usize {
    USUAL_PLAYERS.clamp(*about.players.start(), *about.players.end())
}

/// What was typed, whatever the program's file is called.
pub(crate) fn command_line() -> String {
    let typed = std::env::args().skip(1);
    std::iter::once("chabudai".to_owned()).chain(typed).collect::<Vec<_>>().join(" ")
}

fn contest(args: &ArenaArgs, stop: &AtomicBool) -> anyhow::Result<ExitCode> {
    let about = find_game(args.game.as_deref().unwrap_or_default())?;
    let speech = &Speech::of(about, args.lang.get())?;
    let contest = read(args, about)?;
    let bar = bar(contest.games() as usize, speech, "arena-progress");
    let results = contest.run(stop, || bar.inc(1))?;
    bar.finish_and_clear();
    let report = Report::of(&results);
    let stopped = stop.load(Ordering::Relaxed) && report.games < contest.games() as usize;
    if let Some(path) = &args.plot {
        fs::write(path, plot::svg(&labels(speech, &contest, &report), &report))
            .with_context(|| format!("the plot cannot be written to {}", path.display()))?;
    }
    let mut out = io::stdout().lock();
    if args.json {
        let mut json = json!({
            "game": contest.game.game,
            "options": contest.game.options,
            "seats": results.seats,
            "seed": contest.seed,
            "iterations": args.iterations,
            "time_ms": args.time_ms,
            "stopped": stopped,
        });
        if let (Some(json), serde_json::Value::Object(figures)) = (json.as_object_mut(), json!(report)) {
            json.extend(figures);
        }
        writeln!(out, "{json:#}")?;
    } else if args.csv {
        out.write_all(report.csv().as_bytes())?;
    } else {
        print(speech, &contest, &report, stopped, &mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn read(args: &ArenaArgs, about: &About) -> anyhow::Result<Contest> {
    let contestants = parse_seats(args.seats.as_deref().unwrap_or_default()).context("--seats")?;
    if !about.players.contains(&contestants.len()) {
        let (few, many) = (about.players.start(), about.players.end());
        bail!("{} is for {few} to {many} players, but --seats names {}", about.slug, contestants.len());
    }
    let options = args.options.read()?;
    let mut game = NewGame { game: about.slug.to_owned(), options, ..NewGame::default() };
    if let Some(cards) = args.cards.read()? {
        cards.lay_out(&mut game);
    }
    Ok(Contest {
        game,
        deals: Contest::deals_for(args.games, contestants.len()),
        contestants,
        seed: args.seed,
        budget: budget(args),
        patience: Duration::from_millis(args.patience_ms),
        threads: threads(args),
    })
}

/// What the bots may spend, if it is said.
fn budget(args: &ArenaArgs) -> Option<Budget> {
    Budget::asked(args.iterations, args.time_ms.map(Duration::from_millis))
}

fn threads(args: &ArenaArgs) -> usize {
    args.threads.map_or_else(cores, usize::from)
}

/// How many can work at the same time.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Set by Ctrl-C, or by whoever else asks the program to end.
pub(crate) fn stop_on_ctrl_c() -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&stop);
    ctrlc::set_handler(move || set.store(true, Ordering::Relaxed))
        .context("Ctrl-C cannot be listened for")?;
    Ok(stop)
}

fn labels(speech: &Speech, contest: &Contest, report: &Report) -> plot::PlotLabels {
    plot::PlotLabels {
        title: title(speech, contest, report),
        contestant: speech.word("table-heading-player"),
        even: speech.say(&Message::new("arena-plot-even").text("share", percent(even(report)))),
        share: speech.word("arena-plot-share"),
    }
}

fn title(speech: &Speech, contest: &Contest, report: &Report) -> String {
    let options: Vec<String> =
        contest.game.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let options = if options.is_empty() { String::new() } else { format!(" ({})", options.join(", ")) };
    let title = Message::new("arena-title")
        .text("game", format!("{}{options}", speech.word("game-title")))
        .number("games", report.games as i64)
        .number("players", contest.contestants.len() as i64)
        .number("deals", report.deals as i64);
    speech.say(&title)
}

fn print(
    speech: &Speech,
    contest: &Contest,
    report: &Report,
    stopped: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let title = Message::new("arena-seed").text("title", title(speech, contest, report));
    writeln!(out, "{}", speech.say(&title.text("seed", contest.seed)))?;
    if stopped {
        let stopped = Message::new("arena-stopped").number("played", report.games as i64);
        writeln!(out, "{}", speech.say(&stopped.number("games", contest.games())))?;
    }
    writeln!(out)?;
    let mut columns = Columns::new([
        speech.word("table-heading-player"),
        speech.word("arena-heading-share"),
        "95%".into(),
        speech.word("arena-heading-ratio"),
        speech.word("table-heading-score"),
        "Elo".into(),
        "95%".into(),
        speech.word("arena-heading-time"),
        speech.word("arena-heading-slowest"),
    ]);
    for row in &report.contestants {
        columns.row(cells(speech, row));
    }
    columns.print(&[1, 2, 3, 4, 5, 6, 7, 8], out)?;
    let legend = Message::new("arena-legend").text("even", percent(even(report)));
    writeln!(out, "\n{}", paragraph(&speech.say(&legend)))?;
    if report.without_winner > 0 {
        let nobody = Message::new("arena-without-winner").number("games", report.without_winner as i64);
        writeln!(out, "{}", speech.say(&nobody))?;
    }
    for row in &report.contestants {
        for lost in &row.forfeits {
            let forfeit = Message::new("arena-forfeit")
                .text("name", printable(&row.name))
                .text("kind", &lost.kind)
                .number("games", lost.games as i64)
                .text("first", printable(&lost.first));
            writeln!(out, "{}", paragraph(&speech.say(&forfeit)))?;
        }
    }
    Ok(())
}

/// The same for everybody: one in so many players.
fn even(report: &Report) -> f64 {
    report.contestants.first().map_or(0.0, |row| row.even)
}

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

/// What fits into 80 columns; `--json` and `--csv` have more.
fn cells(speech: &Speech, row: &Row) -> [String; 9] {
    let range = |low: String, high: String| {
        speech.say(&Message::new("arena-range").text("low", low).text("high", high))
    };
    let elo = |elo: f64| format!("{elo:+.0}");
    let elo_95 = row.elo_95.filter(|interval| interval.low.is_finite());
    [
        printable(&row.name),
        format!("{}%", percent(row.share)),
        range(percent(row.share_95.low), percent(row.share_95.high)),
        format!("{:.2}", row.ratio),
        format!("{:.2}", row.mean_score),
        row.elo.map(elo).unwrap_or_default(),
        elo_95.map_or_else(|| "–".into(), |interval| range(elo(interval.low), elo(interval.high))),
        format!("{:.2}", row.time.mean_ms),
        format!("{:.2}", row.time.p99_ms),
    ]
}

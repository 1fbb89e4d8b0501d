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
use arena::ladder::{self, Kept, Ladder};
use arena::plot;
use arena::report::{Report, Row};
use bots::Limits;
use engine::{About, NewGame};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::args::ArenaArgs;
use crate::output::{Columns, printable};
use crate::rules::find_game;

/// How many play in a round robin if nobody says.
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
    let out = args.out.as_deref().context("--out says where to write")?;
    let ladder = Ladder {
        games: games(args)?,
        per_pairing: args.games,
        seed: args.seed,
        limits: limits(args),
        threads: threads(args),
        folder: args.results.clone(),
    };
    let pairings = ladder.pairings();
    let mut kept = pairings.iter().map(|pairing| ladder.kept(pairing)).collect::<Result<Vec<_>, _>>()?;
    let missing =
        || pairings.iter().zip(&kept).filter(|(_, kept)| kept.is_none()).map(|(pairing, _)| pairing);
    let bar = bar(missing().map(|pairing| u64::from(pairing.games())).sum());
    for (pairing, kept) in pairings.iter().zip(&mut kept).filter(|(_, kept)| kept.is_none()) {
        bar.set_message(format!("{}, {} v {} ", pairing.game, pairing.higher, pairing.lower));
        *kept = ladder.play(pairing, stop, || bar.inc(1))?;
        if stop.load(Ordering::Relaxed) {
            break;
        }
    }
    bar.finish_and_clear();
    let kept: Vec<Kept> = kept.into_iter().flatten().collect();
    ladder::write(out, &ladder::markdown(&kept, &command_line()))?;
    println!("{} of {} pairings are in {}", kept.len(), pairings.len(), out.display());
    if kept.len() < pairings.len() {
        println!(
            "the same command goes on with the others; the finished ones are kept in {}",
            args.results.display()
        );
    }
    Ok(ExitCode::SUCCESS)
}

/// The games of a round robin, and how many play each.
fn games(args: &ArenaArgs) -> anyhow::Result<Vec<(About, usize)>> {
    let abouts = match &args.only[..] {
        [] => catalog::games(),
        slugs => slugs.iter().map(|slug| find_game(slug)).collect::<anyhow::Result<_>>()?,
    };
    let seated = |about: About| {
        let (few, many) = (*about.players.start(), *about.players.end());
        let players = args.players.unwrap_or_else(|| USUAL_PLAYERS.clamp(few, many));
        ensure!(
            about.players.contains(&players),
            "{} is for {few} to {many} players, not {players}",
            about.slug
        );
        Ok((about, players))
    };
    abouts.into_iter().map(seated).collect()
}

/// What was typed, whatever the program's file is called.
fn command_line() -> String {
    let typed = std::env::args().skip(1);
    std::iter::once("chabudai".to_owned()).chain(typed).collect::<Vec<_>>().join(" ")
}

fn contest(args: &ArenaArgs, stop: &AtomicBool) -> anyhow::Result<ExitCode> {
    let contest = read(args)?;
    let bar = bar(u64::from(contest.games()));
    let results = contest.run(stop, || bar.inc(1))?;
    bar.finish_and_clear();
    let report = Report::of(&results);
    let stopped = stop.load(Ordering::Relaxed) && report.games < contest.games() as usize;
    if let Some(path) = &args.plot {
        let title = title(&contest, &report);
        fs::write(path, plot::svg(&title, &report))
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
        print(&contest, &report, stopped, &mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn read(args: &ArenaArgs) -> anyhow::Result<Contest> {
    let about = find_game(args.game.as_deref().unwrap_or_default())?;
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
        limits: limits(args),
        patience: Duration::from_millis(args.patience_ms),
        threads: threads(args),
    })
}

fn limits(args: &ArenaArgs) -> Limits {
    Limits { iterations: args.iterations, time: args.time_ms.map(Duration::from_millis), ..Limits::default() }
}

fn threads(args: &ArenaArgs) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    args.threads.map_or_else(cores, usize::from)
}

/// Set by Ctrl-C, or by whoever else asks the program to end.
fn stop_on_ctrl_c() -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&stop);
    ctrlc::set_handler(move || set.store(true, Ordering::Relaxed))
        .context("Ctrl-C cannot be listened for")?;
    Ok(stop)
}

/// How far the games are, and how long the rest will take. Files and pipes get none.
fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{msg}{wide_bar} {pos}/{len} games, {elapsed} gone, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_secs(1));
    bar
}

fn title(contest: &Contest, report: &Report) -> String {
    let options: Vec<String> =
        contest.game.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let options = if options.is_empty() { String::new() } else { format!(" ({})", options.join(", ")) };
    let (games, deals, players) = (report.games, report.deals, contest.contestants.len());
    format!("{}{options}: {games} games of {players} players, {deals} deals", contest.game.game)
}

fn print(contest: &Contest, report: &Report, stopped: bool, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}, seed {}", title(contest, report), contest.seed)?;
    if stopped {
        writeln!(out, "stopped after {} of {} games", report.games, contest.games())?;
    }
    writeln!(out)?;
    let mut columns = Columns::new([
        "contestant",
        "games",
        "win share",
        "95%",
        "even",
        "ratio",
        "score",
        "rank",
        "Elo",
        "95%",
        "ms/move",
        "99th",
    ]);
    for row in &report.contestants {
        columns.row(cells(row));
    }
    columns.print(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], out)?;
    writeln!(
        out,
        "\nShares: Wilson's interval, clustered by deal. Elo: 0 is the mean of the contestants. Times: decisions only."
    )?;
    if report.without_winner > 0 {
        writeln!(out, "Nobody won {} games.", report.without_winner)?;
    }
    for row in &report.contestants {
        for lost in &row.forfeits {
            let (name, first) = (printable(&row.name), printable(&lost.first));
            writeln!(
                out,
                "{name} {} in {} games and lost its seat to a random player; the first time: {first}",
                lost.kind, lost.games
            )?;
        }
    }
    Ok(())
}

fn cells(row: &Row) -> [String; 12] {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let elo = |elo: f64| format!("{elo:+.0}");
    let elo_95 = row.elo_95.filter(|interval| interval.low.is_finite());
    [
        printable(&row.name),
        row.games.to_string(),
        format!("{}%", percent(row.share)),
        format!("{} - {}", percent(row.share_95.low), percent(row.share_95.high)),
        format!("{}%", percent(row.even)),
        format!("{:.2}", row.ratio),
        format!("{:.2}", row.mean_score),
        format!("{:.2}", row.mean_rank),
        row.elo.map(elo).unwrap_or_default(),
        elo_95.map(|interval| format!("{} to {}", elo(interval.low), elo(interval.high))).unwrap_or_default(),
        format!("{:.3}", row.time.mean_ms),
        format!("{:.3}", row.time.p99_ms),
    ]
}

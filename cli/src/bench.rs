//! `chabudai bench`: how fast the games are played on this machine.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, bail};
use arena::bench::{self, BenchFigures};
use serde_json::json;

use crate::args::BenchArgs;
use crate::output::{Columns, Progress};

pub(crate) fn run(args: &BenchArgs) -> anyhow::Result<ExitCode> {
    let time = Duration::try_from_secs_f64(args.seconds).context("--seconds")?;
    let games = chosen(&args.games)?;
    if cfg!(debug_assertions) {
        eprintln!("chabudai: this is a debug build; only a release build's figures mean something");
    }
    let figures = measure(&games, time);
    let yardstick = bench::median(figures.iter().map(|figures| figures.ns_per_yardstick).collect());
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", json!({"yardstick_ns": yardstick, "figures": figures}))?;
    } else {
        print(&figures, yardstick, &mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The slugs asked for, or all.
fn chosen(asked: &[String]) -> anyhow::Result<Vec<&'static str>> {
    let all: Vec<&str> = catalog::games().iter().map(|about| about.slug).collect();
    if asked.is_empty() {
        return Ok(all);
    }
    let find = |name: &String| match all.iter().find(|slug| *slug == name) {
        Some(slug) => Ok(*slug),
        None => bail!("there is no game {name:?}; the games are {}", all.join(", ")),
    };
    asked.iter().map(find).collect()
}

fn measure(games: &[&str], time: Duration) -> Vec<BenchFigures> {
    let progress = Progress::new();
    let measure = |slug: &&str| {
        bench::measure(slug, time, |players| progress.say(&format!("{slug}, {players} players")))
    };
    games.iter().filter_map(measure).flatten().collect()
}

fn print(figures: &[BenchFigures], yardstick: f64, out: &mut impl Write) -> io::Result<()> {
    let mut columns = Columns::new([
        "game",
        "players",
        "state bytes",
        "moves/game",
        "ns/move",
        "million moves/s",
        "ns/clone",
        "ns/redeal",
        "yardsticks/move",
        "us/playout",
        "us/iteration",
        "iterations/s",
        "playouts/iteration",
    ]);
    for row in figures {
        columns.row([
            row.game.to_owned(),
            row.players.to_string(),
            row.state_bytes.to_string(),
            format!("{:.1}", row.moves_per_game),
            format!("{:.1}", row.ns_per_move),
            format!("{:.2}", row.moves_per_second / 1e6),
            format!("{:.1}", row.ns_per_clone),
            format!("{:.1}", row.ns_per_redeal),
            format!("{:.2}", row.yardsticks_per_move),
            format!("{:.2}", row.ns_per_playout / 1e3),
            format!("{:.2}", row.ns_per_iteration / 1e3),
            format!("{:.0}", row.iterations_per_second),
            format!("{:.2}", row.playouts_per_iteration),
        ]);
    }
    columns.print(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], out)?;
    writeln!(out, "\nyardstick: {yardstick:.1} ns for one 256-byte copy and one random number")
}

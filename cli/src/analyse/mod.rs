//! `chabudai analyse`: how well a recorded game was played.

mod table;

use std::fs::File;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::Path;
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use anyhow::{Context, anyhow};
use arena::analysis::chart::{self, Labels};
use arena::analysis::{Analysis, Analyst, BLUNDER, ITERATIONS, MISTAKE};
use bots::Limits;
use engine::{Message, Replay, Seat, Seats};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use crate::args::AnalyseArgs;
use crate::output::printable;
use crate::{files, games};

pub(crate) fn run(args: &AnalyseArgs) -> anyhow::Result<ExitCode> {
    let file = printable(&args.file.display().to_string());
    let subject = Subject::open(&args.file, args).with_context(|| file.clone())?;
    // A picture that cannot be written is better complained about now than after minutes of thought.
    let plot = args.plot.as_deref().map(create).transpose()?;
    let analyst = subject.analyst(args).with_context(|| file.clone())?;
    let analysis = think(&analyst, &subject.replay).with_context(|| file.clone())?;
    if let Some(mut plot) = plot {
        let svg = chart::svg(&analysis, &subject.labels());
        plot.write_all(svg.as_bytes()).context("the chart cannot be written")?;
    }
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", subject.json(&analyst, &analysis))?;
    } else {
        table::print(&subject, &analyst, &analysis, &mut out)?;
    }
    match &analysis.difference {
        None => Ok(ExitCode::SUCCESS),
        Some(difference) => {
            let Analysis { reproduced, moves, .. } = analysis;
            let reason = printable(&difference.to_string());
            eprintln!(
                "chabudai: {file}: only the first {reproduced} of {moves} moves could be analysed, since today's rules do not \
                 reproduce the next: {reason}"
            );
            Ok(ExitCode::from(1))
        }
    }
}

/// A game to be analysed.
struct Subject {
    replay: Replay,
    title: String,
    /// The players' names as they can be printed.
    names: Vec<String>,
}

impl Subject {
    fn open(path: &Path, args: &AnalyseArgs) -> anyhow::Result<Subject> {
        let replay = Replay::from_json(&files::read(path)?)?;
        let about = catalog::open(&replay.new_game()).context("its game cannot be set up")?.about();
        let title = games::words(&about, args.lang.get()).say(&Message::new("game-title"), &[]);
        let names = replay.seats.iter().map(|name| printable(name).replace('\n', " ")).collect();
        Ok(Subject { replay, title, names })
    }

    fn analyst(&self, args: &AnalyseArgs) -> anyhow::Result<Analyst> {
        let time = args.time_ms.map(Duration::from_millis);
        let iterations = args.iterations.or(time.is_none().then_some(ITERATIONS));
        let cores = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        Ok(Analyst {
            limits: Limits { iterations, time, ..Limits::default() },
            threads: args.threads.and_then(|asked| NonZeroUsize::new(asked.into())).unwrap_or_else(cores),
            seat: args.seat.as_deref().map(|asked| self.find_seat(asked)).transpose()?,
        })
    }

    /// The seat with this number, or else of the player with this name.
    fn find_seat(&self, asked: &str) -> anyhow::Result<Seat> {
        let mut seats = Seats::first(self.names.len()).iter();
        let is_meant = |seat: &Seat| seat.to_string() == asked || self.replay.seats[seat.index()] == asked;
        seats.find(is_meant).ok_or_else(|| {
            let list = self.names.iter().enumerate().map(|(seat, name)| format!("{seat} ({name})"));
            let list = list.collect::<Vec<_>>().join(", ");
            anyhow!("nobody sits in seat {asked:?}; the seats are {list}")
        })
    }

    fn labels(&self) -> Labels {
        let percent = |share: f64| (100.0 * share).round();
        Labels {
            title: format!("{}: {}", self.title, self.names.join(", ")),
            note: format!(
                "Chances with the best move, as the player to move could know them. \
                 ? a mistake: {} points of the chance lost; ?? a blunder: {}.",
                percent(MISTAKE),
                percent(BLUNDER)
            ),
            moves: "move".into(),
            chances: "chance to win".into(),
            players: self.names.clone(),
        }
    }

    /// What docs/analysis.md describes.
    fn json(&self, analyst: &Analyst, analysis: &Analysis) -> Value {
        json!({
            "format": "chabudai analysis 1",
            "game": self.replay.game,
            "players": self.replay.seats,
            "seed": self.replay.seed,
            "iterations": analyst.limits.iterations,
            "time_ms": analyst.limits.time.map(|time| time.as_millis() as u64),
            "seat": analyst.seat,
            "thresholds": {"mistake": MISTAKE, "blunder": BLUNDER},
            "moves": analysis.moves,
            "reproduced": analysis.reproduced,
            "difference": analysis.difference.as_ref().map(ToString::to_string),
            "winners": analysis.winners,
            "decisions": analysis.decisions,
            "seats": analysis.seats,
        })
    }
}

fn create(path: &Path) -> anyhow::Result<File> {
    File::create(path).with_context(|| format!("the chart cannot be written to {}", path.display()))
}

/// Analyses, with a bar that says how long it will take. Files and pipes get none.
fn think(analyst: &Analyst, replay: &Replay) -> anyhow::Result<Analysis> {
    let bar = ProgressBar::new(0);
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} decisions, {elapsed} gone, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_secs(1));
    let analysis = analyst.analyse(replay, |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    Ok(analysis?)
}

//! `chabudai analyse`: how well a recorded game was played.

mod table;

use std::fs::File;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::Path;
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use analysis::{Analysis, Analyst, BLUNDER, Decision, ITERATIONS, MISTAKE};
use anyhow::Context;
use bots::Budget;
use engine::{Message, Replay, Seat, Seats};
use serde_json::{Value, json};

use crate::args::AnalyseArgs;
use crate::complaint::{Complaint, OrComplain, about_file};
use crate::files;
use crate::output::{bar, printable};
use crate::svg::chart::{self, ChartLabels};
use crate::words::Speech;

pub(crate) fn run(args: &AnalyseArgs) -> anyhow::Result<ExitCode> {
    let file = printable(&args.file.display().to_string());
    let subject = Subject::open(&args.file, args).with_context(|| file.clone())?;
    // A picture that cannot be written is better complained about now than after minutes of thought.
    let plot = args.plot.as_deref().map(create).transpose()?;
    let analyst = subject.analyst(args).with_context(|| file.clone())?;
    let analysis = think(&analyst, &subject).with_context(|| file.clone())?;
    if let Some(mut plot) = plot {
        let svg = chart::svg(&analysis, &subject.labels());
        plot.write_all(svg.as_bytes()).or_complain(|| Message::new("fault-chart"))?;
    }
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", subject.json(&analyst, &analysis))?;
    } else {
        table::print(&subject, &analyst, &analysis, args.why, &mut out)?;
    }
    match &analysis.difference {
        None => Ok(ExitCode::SUCCESS),
        Some(difference) => {
            let Analysis { reproduced, moves, .. } = analysis;
            let reason = printable(&difference.to_string());
            let partly = Message::new("analyse-partly").number("reproduced", reproduced as i64);
            let partly = partly.number("moves", moves as i64).text("reason", reason);
            eprintln!("chabudai: {file}: {}", subject.speech.say(&partly));
            Ok(ExitCode::from(1))
        }
    }
}

/// A game to be analysed.
struct Subject {
    replay: Replay,
    /// The players' names as they can be printed.
    names: Vec<String>,
    speech: Speech,
}

impl Subject {
    fn open(path: &Path, args: &AnalyseArgs) -> anyhow::Result<Subject> {
        let replay = Replay::from_json(&files::read(path)?)?;
        let about = catalog::open(&replay.new_game()).or_complain(|| Message::new("fault-setup"))?.about();
        let names = replay.seats.iter().map(|name| printable(name).replace('\n', " ")).collect();
        Ok(Subject { replay, names, speech: Speech::of(&about, args.lang.get())? })
    }

    fn analyst(&self, args: &AnalyseArgs) -> anyhow::Result<Analyst> {
        let time = args.time_ms.map(Duration::from_millis);
        let cores = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        Ok(Analyst {
            budget: Budget::asked(args.iterations, time).unwrap_or(Budget::of_iterations(ITERATIONS)),
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
            Complaint::new(Message::new("fault-nobody").text("asked", asked).text("seats", list)).into()
        })
    }

    fn heading(&self) -> String {
        let heading = Message::new("table-game-of").text("game", self.speech.word("game-title"));
        self.speech.say(&heading.text("players", self.names.join(", ")))
    }

    fn labels(&self) -> ChartLabels {
        ChartLabels {
            title: self.heading(),
            note: self.speech.say(&with_thresholds("analyse-chart-note")),
            moves: self.speech.word("analyse-chart-moves"),
            chances: self.speech.word("analyse-chart-chances"),
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
            "iterations": analyst.budget.iterations(),
            "time_ms": analyst.budget.time().map(|time| time.as_millis() as u64),
            "seat": analyst.seat,
            "thresholds": {"mistake": MISTAKE, "blunder": BLUNDER},
            "moves": analysis.moves,
            "reproduced": analysis.reproduced,
            "difference": analysis.difference.as_ref().map(ToString::to_string),
            "winners": analysis.winners,
            "decisions": analysis.decisions.iter().map(|decision| self.decision(decision)).collect::<Vec<_>>(),
            "seats": analysis.seats,
        })
    }

    /// A decision, with its reason in words.
    fn decision(&self, decision: &Decision) -> Value {
        let mut told = json!(decision);
        told["why"] = json!(self.why(decision));
        told
    }

    /// Why the preferred move is better.
    fn why(&self, decision: &Decision) -> Option<String> {
        decision.reason.as_ref().map(|reason| self.speech.say_of(reason, &self.names))
    }
}

/// A message that tells what is called a mistake and what a blunder.
fn with_thresholds(id: &'static str) -> Message {
    Message::new(id).number("mistake", points(MISTAKE)).number("blunder", points(BLUNDER))
}

/// Hundredths of the chance to win.
fn points(share: f64) -> i64 {
    (100.0 * share).round() as i64
}

fn create(path: &Path) -> anyhow::Result<File> {
    File::create(path).or_complain(|| about_file("fault-chart-file", path))
}

/// Analyses, with a bar that says how long it will take.
fn think(analyst: &Analyst, subject: &Subject) -> anyhow::Result<Analysis> {
    let bar = bar(0, &subject.speech, "analyse-progress");
    let analysis = analyst.analyse(&subject.replay, |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    Ok(analysis?)
}

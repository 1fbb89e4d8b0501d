//! `chabudai replay`: a recorded game to read, or to check.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context;
use catalog::AnyTable;
use engine::{Eye, LogLine, Message, Replay, ReplayError, Standing, Unfair, Words};
use serde_json::{Value, json};

use crate::args::ReplayArgs;
use crate::complaint::OrComplain;
use crate::output::{Columns, printable};
use crate::{files, games, protocol};

pub(crate) fn run(args: &ReplayArgs) -> anyhow::Result<ExitCode> {
    let file = printable(&args.file.display().to_string());
    let mut told = ReplayReport::open(&args.file, args).with_context(|| file.clone())?;
    let difference = if args.verify { told.verify(args) } else { told.play() }.err();
    let mut out = io::stdout().lock();
    match (args.json, args.verify) {
        (true, true) => writeln!(out, "{:#}", told.verdict_json(difference.as_ref()))?,
        (true, false) => writeln!(out, "{:#}", told.game_json(difference.as_ref()))?,
        (false, true) if difference.is_none() => writeln!(out, "{}", told.verdict())?,
        (false, true) => {}
        (false, false) => told.print(difference.is_none(), &mut out)?,
    }
    match difference {
        None => Ok(ExitCode::SUCCESS),
        Some(difference) => {
            eprintln!("chabudai: {file}: {}", printable(&difference.to_string()));
            Ok(ExitCode::from(1))
        }
    }
}

/// A record, and the table at which it is played again.
struct ReplayReport {
    replay: Replay,
    table: AnyTable,
    words: Words,
    /// The players' names as they can be printed.
    names: Vec<String>,
}

impl ReplayReport {
    fn open(path: &Path, args: &ReplayArgs) -> anyhow::Result<ReplayReport> {
        let replay = Replay::from_json(&files::read(path)?)?;
        let table = catalog::open(&replay.new_game()).or_complain(|| Message::new("fault-setup"))?;
        let words = games::words(&table.about(), args.lang.get());
        let names = replay.seats.iter().map(|name| printable(name).replace('\n', " ")).collect();
        Ok(ReplayReport { replay, table, words, names })
    }

    fn verify(&mut self, args: &ReplayArgs) -> Result<(), ReplayError> {
        self.replay.verify(&mut *self.table)?;
        if args.commitment.is_some() || !args.nonce.is_empty() {
            let fair = self.replay.fair.as_ref().ok_or(Unfair::Unpromised)?;
            fair.is_as_published(args.commitment.as_deref(), &args.nonce)?;
        }
        Ok(())
    }

    /// Plays the record as far as it can be played. Other rules than today's are no reason not to try.
    fn play(&mut self) -> Result<(), ReplayError> {
        (1..=self.replay.actions.len())
            .try_for_each(|number| self.replay.play_action(&mut *self.table, number))
    }

    fn verdict(&self) -> String {
        let scores: Vec<String> = self.scores().iter().map(ToString::to_string).collect();
        let verified = Message::new("table-verified")
            .number("actions", self.replay.actions.len() as i64)
            .number("shuffles", self.replay.last.shuffles)
            .text("scores", scores.join(", "));
        match &self.replay.fair {
            None => self.say(&verified),
            Some(fair) => {
                let fair = Message::new("table-fair").text("commitment", &fair.commitment);
                format!("{}\n{}", self.say(&verified), self.say(&fair))
            }
        }
    }

    fn verdict_json(&self, difference: Option<&ReplayError>) -> Value {
        match difference {
            Some(difference) => json!({"verified": false, "difference": difference.to_string()}),
            None => json!({
                "verified": true,
                "fair": self.replay.fair.is_some(),
                "actions": self.replay.actions.len(),
                "shuffles": self.replay.last.shuffles,
                "scores": self.scores(),
            }),
        }
    }

    fn scores(&self) -> Vec<i32> {
        let Standing { seats, scores, .. } = self.table.standing();
        scores.first(seats.len()).to_vec()
    }

    fn print(&self, complete: bool, out: &mut impl Write) -> io::Result<()> {
        self.print_heading(out)?;
        let log = self.table.log(Eye::All, 0);
        for number in 0..=self.table.actions_played() {
            self.print_action(number, &log, out)?;
        }
        if complete {
            writeln!(out)?;
            self.print_standing(out)?;
        }
        Ok(())
    }

    fn print_heading(&self, out: &mut impl Write) -> io::Result<()> {
        let title = self.say(&Message::new("game-title"));
        let seed = self.say(&Message::new("table-seed").text("seed", self.replay.seed));
        let version = self.say(&Message::new("table-rules-version").number("version", self.replay.version));
        let heading =
            Message::new("table-game-of").text("game", title).text("players", self.names.join(", "));
        writeln!(out, "{}\n{seed}, {version}\n", self.say(&heading))
    }

    /// An action and what came of it; number 0 is the set-up.
    fn print_action(&self, number: usize, log: &[LogLine], out: &mut impl Write) -> io::Result<()> {
        if let Some(played) = number.checked_sub(1).and_then(|index| self.replay.actions.get(index)) {
            writeln!(out, "{number:>4}. {}: {}", self.names[played.seat.index()], played.action)?;
        }
        for line in log.iter().filter(|line| line.number == number) {
            writeln!(out, "      {}", self.say(&line.news.message))?;
        }
        Ok(())
    }

    /// How the players stand, best first, and for whom the table waits.
    fn print_standing(&self, out: &mut impl Write) -> io::Result<()> {
        let heading = |id| self.say(&Message::new(id));
        let Standing { seats, scores, ranks, .. } = self.table.standing();
        let mut by_rank: Vec<_> = seats.iter().collect();
        by_rank.sort_by_key(|&seat| ranks[seat]);
        let mut columns = Columns::new([
            heading("table-heading-rank"),
            heading("table-heading-player"),
            heading("table-heading-score"),
        ]);
        for seat in by_rank {
            columns.row([
                ranks[seat].to_string(),
                self.names[seat.index()].clone(),
                scores[seat].to_string(),
            ]);
        }
        columns.print(&[0, 2], out)?;
        for seat in self.table.to_act().iter() {
            writeln!(out, "{}", self.say(&Message::new("table-wait").seat("player", seat)))?;
        }
        Ok(())
    }

    fn game_json(&self, difference: Option<&ReplayError>) -> Value {
        let log = self.table.log(Eye::All, 0);
        let actions: Vec<Value> =
            (1..=self.table.actions_played()).map(|number| self.action_json(number, &log)).collect();
        let Standing { seats, ranks, winners, .. } = self.table.standing();
        json!({
            "game": self.replay.game,
            "rules_version": self.replay.version,
            "options": self.replay.options,
            "players": self.replay.seats,
            "seed": self.replay.seed,
            "setup": self.events_json(0, &log),
            "actions": actions,
            "over": self.table.to_act().is_empty(),
            "scores": self.scores(),
            "ranks": ranks.first(seats.len()),
            "winners": winners,
            "difference": difference.map(ToString::to_string),
        })
    }

    fn action_json(&self, number: usize, log: &[LogLine]) -> Value {
        let played = &self.replay.actions[number - 1];
        json!({
            "number": number,
            "seat": played.seat,
            "action": played.action,
            "events": self.events_json(number, log),
        })
    }

    fn events_json(&self, number: usize, log: &[LogLine]) -> Value {
        let lines = log.iter().filter(|line| line.number == number);
        lines.map(|line| protocol::event(&line.news, &self.words, &self.names)).collect()
    }

    fn say(&self, message: &Message) -> String {
        self.words.say(message, &self.names)
    }
}

#![doc = include_str!("../README.md")]

mod decision;
mod record;
mod summary;

use std::borrow::Borrow;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use bots::Budget;
pub use decision::{BLUNDER, Decision, Judged, MISTAKE, Mark};
use engine::{Replay, ReplayError, Seat, Seats, SetupError};
use record::Record;
pub use record::Walk;
pub use summary::Summary;

/// How many games the master imagines at each decision, if nothing else is asked for.
pub const ITERATIONS: u32 = 1_000;

/// How a game is to be analysed.
#[derive(Clone, Copy, Debug)]
pub struct Analyst {
    /// What the master may spend on each decision, on one thread. With a budget of iterations and no time
    /// limit the same game always gets the same analysis.
    pub budget: Budget,
    /// How many decisions are thought about at the same time. It changes nothing but the time.
    pub threads: NonZeroUsize,
    /// The seat whose decisions are judged, or everybody's.
    pub seat: Option<Seat>,
}

impl Default for Analyst {
    fn default() -> Analyst {
        Analyst { budget: Budget::of_iterations(ITERATIONS), threads: NonZeroUsize::MIN, seat: None }
    }
}

/// An analysed game.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// How many moves are on record.
    pub moves: usize,
    /// How many of them today's rules reproduce; only those are judged.
    pub reproduced: usize,
    /// Why the others are not.
    pub difference: Option<ReplayError>,
    /// Who won, once the game is over.
    pub winners: Option<Seats>,
    /// The decisions, in order.
    pub decisions: Vec<Decision>,
    /// The sums of each seat.
    pub seats: Vec<Summary>,
}

/// Why a game cannot be analysed at all.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnalysisError {
    /// Its game does not exist, or not in this form.
    #[error("its game cannot be set up: {0}")]
    Setup(#[from] SetupError),
    /// Nobody sits there.
    #[error("there is no seat {seat} in this game of {players}; the first seat is 0")]
    NoSuchSeat {
        /// The seat asked for.
        seat: Seat,
        /// How many play.
        players: usize,
    },
    /// What was played a moment ago cannot be played again. Only a fault of a game's could do that.
    #[error("the game does not go the same way twice: {0}")]
    Unsteady(#[from] ReplayError),
}

impl Analyst {
    /// Goes through a record, of a finished game or of one under way. After each decision, on whichever
    /// thread it was, `progress` is told how many are done, and of how many.
    pub fn analyse(
        &self,
        replay: &Replay,
        progress: impl Fn(usize, usize) + Sync,
    ) -> Result<Analysis, AnalysisError> {
        let players = replay.seats.len();
        let record = Record::read(replay)?;
        if let Some(seat) = self.seat.filter(|seat| seat.index() >= players) {
            return Err(AnalysisError::NoSuchSeat { seat, players });
        }
        let is_wanted = |number: &usize| self.seat.is_none_or(|seat| replay.actions[number - 1].seat == seat);
        let numbers: Vec<usize> = record.choices.into_iter().filter(is_wanted).collect();
        let decisions = self.judge_all(replay, &numbers, progress)?;
        let seats = Seats::first(players).iter().map(|seat| Summary::of(seat, &decisions)).collect();
        Ok(Analysis {
            moves: replay.actions.len(),
            reproduced: record.reproduced,
            difference: record.difference,
            winners: record.winners,
            decisions,
            seats,
        })
    }

    /// The numbers, from 1, of the moves whose players had a choice, as far as today's rules follow the
    /// record.
    pub fn choices(&self, replay: &Replay) -> Result<Vec<usize>, AnalysisError> {
        Ok(Record::read(replay)?.choices)
    }

    /// Goes on to the position before the move with this number, and judges it; nothing if nothing can be
    /// thought of it.
    pub fn judge<R: Borrow<Replay>>(
        &self,
        walk: &mut Walk<R>,
        number: usize,
    ) -> Result<Option<Decision>, AnalysisError> {
        walk.go_before(number)?;
        Ok(walk.judge(self.budget))
    }

    /// Judges the moves with these numbers. Each thread walks along the game once and takes, whenever it is
    /// free, the next decision that nobody has taken.
    fn judge_all(
        &self,
        replay: &Replay,
        numbers: &[usize],
        progress: impl Fn(usize, usize) + Sync,
    ) -> Result<Vec<Decision>, AnalysisError> {
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let work = || -> Result<Vec<Decision>, AnalysisError> {
            let mut walk = Walk::start(replay)?;
            let mut decisions = Vec::new();
            while let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
                decisions.extend(self.judge(&mut walk, number)?);
                progress(done.fetch_add(1, Ordering::Relaxed) + 1, numbers.len());
            }
            Ok(decisions)
        };
        let threads = self.threads.get().min(numbers.len());
        let mut decisions = thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mut decisions = work()?;
            for other in others {
                // A thread that panics has met a fault of a game's: the panic goes on here.
                decisions.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
            }
            Ok::<_, AnalysisError>(decisions)
        })?;
        decisions.sort_by_key(|decision| decision.number);
        Ok(decisions)
    }
}

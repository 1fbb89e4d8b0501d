//! How well a seat played.

use engine::Seat;
use serde::Serialize;

use crate::{Decision, Mark};

/// How well a seat played.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Which.
    pub seat: Seat,
    /// How many of its decisions were judged.
    pub decisions: usize,
    /// How many of them were mistakes, blunders apart.
    pub mistakes: usize,
    /// How many were blunders.
    pub blunders: usize,
    /// The chance to win that it gave away in a decision, on average; nothing if it had none.
    pub mean_loss: Option<f64>,
    /// The share of its decisions in which it played what the master prefers.
    pub agreement: Option<f64>,
}

impl Summary {
    /// The sums of this seat.
    pub(crate) fn of(seat: Seat, all: &[Decision]) -> Summary {
        let own: Vec<&Decision> = all.iter().filter(|decision| decision.seat == seat).collect();
        let marked = |mark| own.iter().filter(|decision| decision.mark == mark).count();
        let mean = |sum: f64| (!own.is_empty()).then(|| (sum / own.len() as f64 * 1e4).round() / 1e4);
        Summary {
            seat,
            decisions: own.len(),
            mistakes: marked(Mark::Mistake),
            blunders: marked(Mark::Blunder),
            mean_loss: mean(own.iter().map(|decision| decision.loss).sum()),
            agreement: mean(own.iter().filter(|decision| decision.agrees).count() as f64),
        }
    }
}

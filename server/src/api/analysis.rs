//! What the master thinks of a finished game.

use engine::{Message, Seat};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// What the master thinks of a finished game, as far as it has come.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS, ToSchema)]
pub struct AnalysisProgress {
    /// How many decisions have been looked at.
    pub done: u32,
    /// How many there are; 0 until they have been counted.
    pub total: u32,
    /// Whether there is nothing more to wait for.
    pub complete: bool,
    /// The decisions that have been looked at, in order.
    pub moments: Vec<AnalysedMove>,
}

/// A decision and what the master thinks of it.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct AnalysedMove {
    /// The number of the action, from 1.
    pub number: u32,
    /// Whose decision it was.
    pub seat: Seat,
    /// What was played.
    pub action: String,
    /// The same in words.
    pub label: Option<Message>,
    /// Each seat's chance to win before it, from 0 to 1.
    pub before: Vec<f64>,
    /// Each seat's chance to win after it.
    pub after: Vec<f64>,
    /// What the master would have played.
    pub best: String,
    /// The same in words.
    pub best_label: Option<Message>,
    /// How much of its chance to win the seat gave away.
    pub loss: f64,
    /// What to call it.
    pub mark: MoveMark,
    /// Why what the master would have played is better: than what was played, or, if they are the same, than
    /// the next best.
    pub reason: Option<Message>,
}

/// What to call a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MoveMark {
    /// It cost nothing, or little, or the search cannot tell.
    Fine,
    /// It cost a good deal, and surely something.
    Mistake,
    /// It cost very much.
    Blunder,
}

impl From<analysis::Mark> for MoveMark {
    fn from(mark: analysis::Mark) -> MoveMark {
        match mark {
            analysis::Mark::Fine => MoveMark::Fine,
            analysis::Mark::Mistake => MoveMark::Mistake,
            analysis::Mark::Blunder => MoveMark::Blunder,
        }
    }
}

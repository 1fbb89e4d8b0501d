//! What a search thinks of a position.

use engine::PerSeat;
use serde::Serialize;

/// What a search thinks of a position, as its seat knows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Thoughts {
    /// Each seat's chance to win, from 0 to 1.
    pub chances: PerSeat<f32>,
    /// What can be played, the preferred first.
    pub actions: Vec<Thought>,
}

/// What a search thinks of an action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thought {
    /// The action's notation.
    pub action: String,
    /// How often the search tried it.
    pub visits: u32,
    /// The chance to win that it leaves its player, from 0 to 1.
    pub chance: f32,
}

//! What a search thinks of a position.

use std::fmt::Display;

use engine::{PerSeat, Seat};
use serde::Serialize;

use crate::search::{Finding, Findings};

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
    /// Each seat's chance to win after it. Programs are told its player's only.
    #[serde(skip)]
    pub chances: PerSeat<f32>,
}

impl Thought {
    /// By how much the chances of two actions may differ without the search being able to tell: two standard
    /// errors.
    pub fn doubt(&self, other: &Thought) -> f32 {
        2.0 * (self.variance() + other.variance()).sqrt()
    }

    /// The variance of a chance that so many games estimated. As if one more game had been won and one more
    /// lost: a few games that all went the same way prove little.
    fn variance(&self) -> f32 {
        let games = self.visits as f32;
        let chance = (self.chance * games + 1.0) / (games + 2.0);
        chance * (1.0 - chance) / games.max(1.0)
    }
}

impl Thoughts {
    /// What is thought of this action.
    pub fn of(&self, action: &str) -> Option<&Thought> {
        self.actions.iter().find(|thought| thought.action == action)
    }

    /// Adds up what a search of this seat found.
    pub(crate) fn new<A: Copy + Display>(seat: Seat, mut found: Findings<A>) -> Thoughts {
        let games = found.iterations.max(1) as f32;
        let all = |seat| found.options.iter().map(|finding| finding.wins[seat]).sum::<f32>();
        let chances = PerSeat::from_fn(|seat| all(seat) / games);
        found.options.sort_by(|a, b| b.rank(a));
        let thought = |Finding { action, tries, wins, .. }: Finding<A>| {
            let chances = PerSeat::from_fn(|seat| wins[seat] / tries.max(1) as f32);
            Thought { action: action.to_string(), visits: tries, chance: chances[seat], chances }
        };
        Thoughts { chances, actions: found.options.into_iter().map(thought).collect() }
    }
}

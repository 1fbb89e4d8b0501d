//! What a search thinks of a position.

use std::cmp::Reverse;
use std::fmt::Display;

use engine::PerSeat;
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
}

impl<A: Copy + Display> From<Findings<A>> for Thoughts {
    fn from(mut found: Findings<A>) -> Thoughts {
        let games = found.iterations.max(1) as f32;
        found.options.sort_by_key(|finding| Reverse(finding.visits));
        let thought = |Finding { action, visits, wins, .. }: Finding<A>| Thought {
            action: action.to_string(),
            visits,
            chance: wins / visits.max(1) as f32,
        };
        Thoughts {
            chances: PerSeat::from_fn(|seat| found.wins[seat] / games),
            actions: found.options.into_iter().map(thought).collect(),
        }
    }
}

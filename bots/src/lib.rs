#![doc = include_str!("../README.md")]

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::{Game, Match, Mind, Rng, Seat, Table};
use serde::Serialize;

/// How strong a bot is meant to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Plays legally, sees a little.
    Novice,
    /// A good heuristic.
    #[default]
    Casual,
    /// Searches.
    Expert,
    /// Searches long.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 4] = [Level::Novice, Level::Casual, Level::Expert, Level::Master];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Casual => "casual",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }
}

impl Display for Level {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no level's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the levels are novice, casual, expert and master")]
pub struct BadLevel;

impl FromStr for Level {
    type Err = BadLevel;
    fn from_str(text: &str) -> Result<Level, BadLevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or(BadLevel)
    }
}

/// A table at which bots can sit.
pub trait Thinker: Match {
    /// What a bot of this level plays in this seat; nothing if the seat is not to act. The same position of the
    /// same seed gives the same answer.
    fn think(&self, seat: Seat, level: Level) -> Option<String>;
}

impl<G: Game> Thinker for Table<G> {
    fn think(&self, seat: Seat, _level: Level) -> Option<String> {
        random(&self.mind(seat), &mut self.thoughts(seat)).map(|action| action.to_string())
    }
}

/// Any legal action, each equally likely.
pub fn random<G: Game>(mind: &Mind<'_, G>, rng: &mut Rng) -> Option<G::Action> {
    rng.pick(&mind.legal()).copied()
}

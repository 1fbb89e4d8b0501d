//! How strong a bot is meant to be.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use serde::Serialize;

/// How strong a bot is meant to be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
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

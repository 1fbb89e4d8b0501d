//! How strong a bot is meant to be.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;
use std::time::Duration;

use serde::Serialize;

use crate::Limits;

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

/// What a level gives a search: enough iterations for its strength, and a time after which it must answer all the same.
const EXPERT: (u32, Duration) = (100, Duration::from_millis(250));
const MASTER: (u32, Duration) = (400, Duration::from_millis(1_800));

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 4] = [Level::Novice, Level::Casual, Level::Expert, Level::Master];

    /// What was asked for, or else the measure of a level that searches.
    pub(crate) fn limits(self, asked: Limits) -> Limits {
        let (iterations, time) = if self == Level::Master { MASTER } else { EXPERT };
        if asked.iterations.is_some() || asked.time.is_some() {
            return asked;
        }
        Limits { iterations: Some(iterations), time: Some(time), ..asked }
    }

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

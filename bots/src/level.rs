//! How strong a bot is meant to be.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;
use std::time::Duration;

use serde::Serialize;

use crate::Budget;

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
    /// Searches as long as anybody waits: for analysis, and for whoever asks.
    Grandmaster,
}

/// What a level gives a search: enough iterations for its strength, and a time after which it must answer all
/// the same.
const EXPERT: Budget = Budget::of_iterations(1_600).at_most(Duration::from_millis(250));
const MASTER: Budget = Budget::of_iterations(16_000).at_most(Duration::from_millis(1_800));
const GRANDMASTER: Budget = Budget::of_iterations(160_000).at_most(Duration::from_millis(9_800));

/// What the first of our masters spent, `master@1`.
pub const MASTER_1: Budget = Budget::of_iterations(400).at_most(Duration::from_millis(1_800));

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 5] =
        [Level::Novice, Level::Casual, Level::Expert, Level::Master, Level::Grandmaster];

    /// What a search of this level may spend; nothing for those that do not search.
    pub const fn budget(self) -> Budget {
        match self {
            Level::Novice | Level::Casual => Budget::of_iterations(0),
            Level::Expert => EXPERT,
            Level::Master => MASTER,
            Level::Grandmaster => GRANDMASTER,
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Casual => "casual",
            Level::Expert => "expert",
            Level::Master => "master",
            Level::Grandmaster => "grandmaster",
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
#[error("the levels are novice, casual, expert, master and grandmaster")]
pub struct BadLevel;

impl FromStr for Level {
    type Err = BadLevel;
    fn from_str(text: &str) -> Result<Level, BadLevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or(BadLevel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_keeps_its_iterations_under_any_ceiling() {
        for ceiling in [Duration::ZERO, Duration::from_secs(10)] {
            let iterations = |level: Level| level.budget().at_most(ceiling).iterations();
            let wanted = [0, 0, 1_600, 16_000, 160_000].map(Some);
            assert_eq!(Level::ALL.map(iterations), wanted);
        }
    }
}

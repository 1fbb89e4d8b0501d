//! The familiars: four cards with a power on each side.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::{BadAction, text_in_json};

/// A side of a familiar card, by its power. Which powers share a card is reconstructed: each two in this order do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Familiar {
    /// OO-53. 2 points for a value won by whoever held the token already.
    #[default]
    Streak,
    /// OO-54. A point for collecting first.
    Early,
    /// OO-55. 2 points for a value with a bonus of 3 or more.
    Greed,
    /// OO-56. Wins a tie for most points.
    Tie,
    /// OO-57. Once, looks at the top three cards and takes one of them.
    Scry,
    /// OO-58. Ends the scoring at 16 points.
    Sixteen,
    /// OO-59. Chooses which card a bust leaves.
    Pick,
    /// OO-60. A point for a bust.
    Crash,
}

use Familiar::{Crash, Early, Greed, Pick, Scry, Sixteen, Streak, Tie};

impl Familiar {
    pub(crate) const ALL: [Familiar; 8] = [Streak, Early, Greed, Tie, Scry, Sixteen, Pick, Crash];
    pub(crate) const FRONTS: [Familiar; 4] = [Streak, Greed, Scry, Pick];
    pub(crate) const BACKS: [Familiar; 4] = [Early, Tie, Sixteen, Crash];

    /// Which of the four cards it is a side of, from 0.
    pub(crate) const fn card(self) -> usize {
        self as usize / 2
    }

    /// Its name in options, states and messages.
    pub(crate) const fn id(self) -> &'static str {
        ["streak", "early", "greed", "tie", "scry", "sixteen", "pick", "crash"][self as usize]
    }
}

impl Display for Familiar {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Familiar {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Familiar, BadAction> {
        Familiar::ALL.into_iter().find(|familiar| familiar.id() == text).ok_or(BadAction)
    }
}

text_in_json!(Familiar);

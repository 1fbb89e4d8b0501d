//! The familiars: four cards with a power on each side.

use engine::notation;

notation! {
    /// A side of a familiar card, by its power. Which powers share a card is reconstructed: each two in this
    /// order do.
    pub enum Familiar {
        /// OO-53. 2 points for a value won by whoever held the token already.
        Streak = "streak",
        /// OO-54. A point for collecting first.
        Early = "early",
        /// OO-55. 2 points for a value with a bonus of 3 or more.
        Greed = "greed",
        /// OO-56. Wins a tie for most points.
        Tie = "tie",
        /// OO-57. Once, looks at the top three cards and takes one of them.
        Scry = "scry",
        /// OO-58. Ends the scoring at 16 points.
        Sixteen = "sixteen",
        /// OO-59. Chooses which card a bust leaves.
        Pick = "pick",
        /// OO-60. A point for a bust.
        Crash = "crash",
    }
}

use Familiar::{Crash, Early, Greed, Pick, Scry, Sixteen, Streak, Tie};

impl Familiar {
    pub(crate) const FRONTS: [Familiar; 4] = [Streak, Greed, Scry, Pick];
    pub(crate) const BACKS: [Familiar; 4] = [Early, Tie, Sixteen, Crash];

    /// Which of the four cards it is a side of, from 0.
    pub(crate) const fn card(self) -> usize {
        self as usize / 2
    }
}

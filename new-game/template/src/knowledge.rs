//! Who knows what. Views, redeals and hashes ask here.

use engine::{Eye, Known, Seat};

use crate::YourGame;

impl YourGame {
    /// YG-8. A hand is its player's.
    pub(crate) fn knows_hand(&self, seat: Seat, eye: Eye) -> bool {
        Known::to(seat).is_sure(eye)
    }

    /// YG-2, YG-8. Nobody has seen the cards that lie aside.
    pub(crate) fn knows_aside(&self, eye: Eye) -> bool {
        Known::NOBODY.is_sure(eye)
    }
}

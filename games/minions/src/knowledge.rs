//! Who knows what. Views, scenes, words, redeals and hashes ask here.
//!
//! Knowledge goes with places, except that a hand is known to everybody who has held it: see [`journey`].

mod journey;

use engine::{Known, Seat};

use crate::card::Bag;
use crate::{Minions, Phase, Player};

/// MR-3, MR-7, MR-8. Nobody has seen the rest of the piles, or the recipes put away.
pub(crate) const PILES: Known = Known::NOBODY;

/// MR-10, MR-11, MR-20, MR-35, MR-57. A hand, and what was drafted in which turn, thrown in the middle,
/// kept or chosen secretly, is known to its player.
pub(crate) fn own(seat: Seat) -> Known {
    Known::to(seat)
}

/// MR-70. A hand that was passed on is known to both.
pub(crate) fn passed(from: Seat, to: Seat) -> Known {
    let mut known = Known::to(from);
    known.learn(to);
    known
}

impl Minions {
    /// MR-10, MR-62. Drafted cards lie face down until they are turned up.
    pub(crate) fn known_drafted(&self, seat: Seat) -> Known {
        own(seat).open_if(self.has_turned_up(seat))
    }

    /// MR-58, MR-62. The cards that everybody knows to be, or to have been, among a seat's own.
    pub(crate) fn proved_own(&self, seat: Seat) -> Bag {
        if self.has_turned_up(seat) {
            self.players[seat].all_own()
        } else {
            self.players[seat].shown_openly()
        }
    }

    /// MR-62. When the game is over, drafted cards are turned up seat by seat.
    pub(crate) fn has_turned_up(&self, seat: Seat) -> bool {
        self.phase == Phase::Over && (self.queue.is_empty() || self.queue.contains(&seat))
    }
}

impl Player {
    /// MR-70. The hands that this seat has passed on, oldest first: to whom, and who knows them.
    pub(crate) fn passed_hands(&self, seat: Seat) -> impl Iterator<Item = (Seat, Known, Bag)> {
        let hands = self.passed_to.iter().zip(self.passed.iter());
        hands.map(move |(&to, &cards)| (to, passed(seat, to), cards))
    }
}

//! Abandoned Witnesses: how a player may lie, and what he owes for it.
//!
//! Nothing records a lie. A true void has no card of a colour whose disc has moved, so whatever a hand still has of such a
//! colour is what a lie left there.

use crate::cards::Cards;
use crate::player::Player;

impl Player {
    /// WR-51. The cards that lies have left in the hand: to be passed, never to be played.
    pub(crate) fn promised(&self) -> Cards {
        self.hand.both(self.discs.colours())
    }

    /// WR-50, WR-64, WR-65. Whether the cards with which he could follow may be hidden.
    pub(crate) fn may_lie(&self, following: Cards) -> bool {
        self.lie_obstacle(following).is_none()
    }

    /// WR-50. What forbids to hide the cards with which he could follow.
    pub(crate) fn lie_obstacle(&self, following: Cards) -> Option<LieObstacle> {
        let open = usize::from(self.passes_left);
        if following.len() >= open {
            return Some(LieObstacle::TooMany);
        }
        if !following.special().is_empty() {
            return Some(LieObstacle::Special);
        }
        (self.promised().len() + following.len() > open).then_some(LieObstacle::Promised)
    }
}

/// Why a lie is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LieObstacle {
    /// As many cards of the colour as open areas, or more.
    TooMany,
    /// One of them would be turned face up.
    Special,
    /// Earlier promises leave no room.
    Promised,
}

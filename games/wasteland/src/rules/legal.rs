//! What may be abandoned, played and passed.

use engine::{Actions, Seat};

use crate::card_set::CardSet;
use crate::{Action, Player, Species, Wasteland};

impl Wasteland {
    /// WR-11, WR-73.
    #[inline]
    pub(super) fn list_abandon(&self, seat: Seat, actions: &mut Actions<Action>) {
        actions.extend(self.players[seat].hand.kinds().map(Action::Abandon));
    }

    /// WR-16, WR-73.
    #[inline]
    pub(super) fn list_trick(&self, seat: Seat, actions: &mut Actions<Action>) {
        actions.extend(self.playable(seat).kinds().map(Action::Play));
        actions.extend(self.passable(seat).kinds().map(Action::Pass));
    }

    /// What may be played in this trick.
    #[inline]
    pub(crate) fn playable(&self, seat: Seat) -> CardSet {
        self.players[seat].playable(self.trick.colour(), self.options.witnesses)
    }

    /// What may be passed in this trick.
    #[inline]
    pub(crate) fn passable(&self, seat: Seat) -> CardSet {
        self.players[seat].passable(self.options.witnesses)
    }
}

impl Player {
    /// WR-27. As many cards as passes still to make.
    #[inline]
    pub(crate) fn must_pass(&self) -> bool {
        self.hand.len() == usize::from(self.passes_left)
    }

    /// WR-16 to WR-20, WR-27, WR-50 to WR-52. What may be played when `led` is the trick colour.
    #[inline]
    fn playable(&self, led: Option<Species>, witnesses: bool) -> CardSet {
        if self.must_pass() {
            return CardSet::EMPTY;
        }
        let promised = if witnesses { self.promised() } else { CardSet::EMPTY };
        let free = self.hand.without(promised);
        let following = led.map_or(CardSet::EMPTY, |colour| free.of(colour));
        if following.is_empty() || witnesses && self.may_lie(following) { free } else { following }
    }

    /// WR-23, WR-26, WR-53. What may be passed.
    #[inline]
    fn passable(&self, witnesses: bool) -> CardSet {
        if self.passes_left == 0 {
            return CardSet::EMPTY;
        }
        if witnesses && self.promised().len() == usize::from(self.passes_left) {
            return self.promised();
        }
        self.hand
    }
}

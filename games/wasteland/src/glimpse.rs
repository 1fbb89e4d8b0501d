//! What a seat sees, for a search that must know whether it has been here before.

use std::hash::{Hash, Hasher};

use engine::Seat;

use crate::Wasteland;
use crate::player::Player;

impl Wasteland {
    /// WR-75, WR-76. What the last trick and the last deal were is left out: what came of them is still there.
    pub(crate) fn feed_seen(&self, seat: Seat, hasher: &mut impl Hasher) {
        (self.phase, self.round, self.first, self.trick_no).hash(hasher);
        for other in self.seats.iter() {
            let Player { hand, scored, ref desert, discs, passes_left, ally, score } = self.players[other];
            (hand.len(), scored, discs, passes_left, ally, score).hash(hasher);
            for (area, &card) in desert.iter().enumerate() {
                let known = other == seat || self.is_up(area, card);
                known.then_some(card).hash(hasher);
            }
        }
        self.players[seat].hand.hash(hasher);
        for laid in self.trick.0.iter() {
            let known = laid.up || laid.seat == seat;
            (laid.seat, laid.up, known.then_some(laid.card)).hash(hasher);
        }
    }
}

//! What a seat sees, for a search that must know whether it has been here before.

use std::hash::{Hash, Hasher};

use engine::{Eye, Seat};

use crate::{Donburiko, Player};

impl Donburiko {
    pub(crate) fn feed_seen(&self, seat: Seat, hasher: &mut impl Hasher) {
        (self.phase, self.round, self.first, self.last_taker, self.is_final, self.bank).hash(hasher);
        for other in self.seats.iter() {
            let Player { chips, owed, hand, taken } = self.players[other];
            (chips, owed, taken, hand.len()).hash(hasher);
        }
        self.players[seat].hand.hash(hasher);
        for row in &self.rows {
            row.taken_by.hash(hasher);
            for laid in row.cards.iter() {
                let known = row.taken_by.is_some() || laid.is_known_to(Eye::Seat(seat));
                (known.then_some(laid.card), laid.face, laid.by).hash(hasher);
            }
        }
    }
}

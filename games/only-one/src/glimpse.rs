//! What a seat sees, for a search that must know whether it has been here before.

use std::hash::{Hash, Hasher};

use engine::{Eye, Seat};

use crate::OnlyOne;

impl OnlyOne {
    /// OO-6. All but the deck.
    pub(crate) fn feed_seen(&self, seat: Seat, hasher: &mut impl Hasher) {
        (self.phase, self.round, self.token, self.still_in, self.revealed, self.scried).hash(hasher);
        for other in self.seats.iter() {
            self.players[other].hash(hasher);
        }
        self.columns.hash(hasher);
        (self.discard, self.deck.len(), self.deck.peeked()).hash(hasher);
        if self.has_looked(Eye::Seat(seat)) {
            self.deck.seen().for_each(|card| card.hash(hasher));
        }
    }
}

//! What a seat sees, for a search that must know whether it has been here before.

use std::hash::{Hash, Hasher};

use engine::{Eye, Seat};

use crate::Grimoire;
use crate::card::Slot;

impl Grimoire {
    /// GR-81 to GR-84.
    pub(crate) fn feed_seen(&self, seat: Seat, hasher: &mut impl Hasher) {
        let eye = Eye::Seat(seat);
        (self.phase, self.round, self.ending, self.turn, self.picking, self.order).hash(hasher);
        (self.silence, self.defense, self.q0_seen, self.q0_pass, self.deck_pass).hash(hasher);
        (self.discard, self.deck.len(), self.item_deck.len()).hash(hasher);
        for slot in Slot::ALL {
            let known = slot != Slot::Q0 || self.knows_q0(eye);
            self.zone[slot.index()].map(|card| known.then_some(card)).hash(hasher);
        }
        for other in self.seats.iter() {
            let player = &self.players[other];
            (player.companions, player.treasures, player.chips, player.token).hash(hasher);
            player.page.map(|page| self.knows_page(other, eye).then_some(page)).hash(hasher);
            for secret in player.secrets.iter() {
                let card = self.knows_secret(secret, eye).then_some(secret.card);
                (card, secret.seen, secret.pass).hash(hasher);
            }
            for &item in player.items.iter() {
                self.knows_item(other, item, eye).then_some(item).hash(hasher);
            }
        }
    }
}

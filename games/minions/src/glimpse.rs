//! What a seat sees, for a search that must know whether it has been here before.

use std::hash::{Hash, Hasher};

use engine::Seat;

use crate::{Minions, Player};

impl Minions {
    pub(crate) fn feed_seen(&self, seat: Seat, hasher: &mut impl Hasher) {
        (self.phase, self.round, self.turn, self.active, self.waiting).hash(hasher);
        (self.recipes, self.removed, self.terrain, self.queue, self.deck.len()).hash(hasher);
        for other in self.seats.iter() {
            let player = &self.players[other];
            player.feed_open(hasher);
            for (to, cards) in player.passed_to.iter().zip(player.passed.iter()) {
                (to, (seat == other || seat == *to).then_some(cards)).hash(hasher);
            }
        }
        let Player { hand, drafted, thrown, kept, ref picks, choice, .. } = self.players[seat];
        (hand, drafted, thrown, kept, picks, choice).hash(hasher);
    }
}

impl Player {
    /// What everybody sees of a player.
    fn feed_open(&self, hasher: &mut impl Hasher) {
        (self.spent, self.choice.is_some(), self.pot, self.recipe, self.paid).hash(hasher);
        (self.used, self.minions, self.rounds).hash(hasher);
        (self.hand.len(), self.drafted.len(), self.thrown.len(), self.kept.len()).hash(hasher);
    }
}

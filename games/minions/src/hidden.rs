//! What a search needs: dealing anew what an eye cannot know, and a hash of what a seat sees.

mod deal;
mod redeal;

use std::hash::{Hash, Hasher};

use engine::{Eye, Hidden, Rng, Seat};

use crate::{Minions, Phase, Player, knowledge};

impl Hidden for Minions {
    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        if knowledge::PILES.is_sure(eye) {
            return;
        }
        self.deal_recipes(rng);
        self.deal_cards(eye, rng);
        self.deal_choices(eye, rng);
    }

    fn hash_view(&self, seat: Seat, hasher: &mut impl Hasher) {
        let eye = Eye::Seat(seat);
        (self.phase, self.round, self.turn, self.active, self.waiting).hash(hasher);
        (self.recipes, self.removed, self.terrain, self.queue, self.deck.len()).hash(hasher);
        for other in self.seats.iter() {
            let player = &self.players[other];
            player.hash_open(hasher);
            for (to, known, cards) in player.passed_hands(other) {
                (to, known.of(cards, eye)).hash(hasher);
            }
            if knowledge::own(other).is_sure(eye) {
                player.hash_own(hasher);
            }
        }
    }

    fn unseal(&mut self, keep: Seat) {
        for seat in self.seats.without(keep).iter() {
            self.give_choice_back(seat);
        }
    }
}

impl Minions {
    /// Takes back what a seat has decided while others still decide.
    fn give_choice_back(&mut self, seat: Seat) {
        let player = &mut self.players[seat];
        match self.phase {
            Phase::Draft if player.picks.len() == self.turn as usize => {
                if let Some(card) = player.picks.pop() {
                    player.drafted.remove(card);
                    player.hand.add(card);
                }
                self.waiting.insert(seat);
            }
            Phase::Choose | Phase::Reveal if player.choice.is_some() => {
                player.choice = None;
                self.waiting.insert(seat);
            }
            Phase::Keep => {
                player.drafted.add_all(std::mem::take(&mut player.kept));
                if !player.drafted.is_empty() {
                    self.waiting.insert(seat);
                }
            }
            _ => {}
        }
    }
}

impl Player {
    /// What everybody sees of a player.
    fn hash_open(&self, hasher: &mut impl Hasher) {
        (self.spent, self.choice.is_some(), self.pot, self.recipe, self.paid).hash(hasher);
        (self.used, self.minions, self.rounds).hash(hasher);
        (self.hand.len(), self.drafted.len(), self.thrown.len(), self.kept.len()).hash(hasher);
    }

    /// What only the player sees.
    fn hash_own(&self, hasher: &mut impl Hasher) {
        let Player { hand, drafted, thrown, kept, picks, choice, .. } = self;
        (hand, drafted, thrown, kept, picks, choice).hash(hasher);
    }
}

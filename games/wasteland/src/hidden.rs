//! What a search needs: dealing anew what an eye cannot know, and a hash of what a seat sees.

mod covered;
mod deal;
mod matching;

use std::hash::{Hash, Hasher};

use engine::{Eye, Hidden, Rng, Seat};

use crate::card_set::CardSet;
use crate::{Phase, Player, Wasteland};
use covered::{Covered, Homes, Spot};

impl Hidden for Wasteland {
    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        let covered = Covered::to(self, eye);
        let homes = covered.deal(rng);
        self.put(&covered, &homes);
    }

    /// WR-75, WR-76. What the last trick and the last deal were is left out: what came of them is still
    /// there.
    fn hash_view(&self, seat: Seat, hasher: &mut impl Hasher) {
        let eye = Eye::Seat(seat);
        (self.phase, self.round, self.first, self.trick_no).hash(hasher);
        for other in self.seats.iter() {
            let Player { hand, scored, ref desert, discs, passes_left, ally, score } = self.players[other];
            (hand.len(), scored, discs, passes_left, ally, score).hash(hasher);
            for (area, &card) in desert.iter().enumerate() {
                self.known_in_desert(other, area, card).of(card, eye).hash(hasher);
            }
        }
        self.players[seat].hand.hash(hasher);
        for laid in self.trick.0.iter() {
            (laid.seat, laid.up, laid.known().of(laid.card, eye)).hash(hasher);
        }
    }

    /// WR-11. Everybody but one takes their sealed card back.
    fn unseal(&mut self, keep: Seat) {
        let Phase::Abandon(mut waiting) = self.phase else { return };
        for seat in self.seats.without(keep).iter() {
            let player = &mut self.players[seat];
            if let Some(card) = player.desert.pop() {
                player.hand.add(card);
                waiting.insert(seat);
            }
        }
        self.phase = Phase::Abandon(waiting);
    }
}

impl Wasteland {
    /// Puts each covered card into its new home.
    fn put(&mut self, covered: &Covered, homes: &Homes) {
        for place in covered.places.iter() {
            match place.spot {
                Spot::Hand => self.players[place.owner].hand = CardSet::EMPTY,
                Spot::Spare => self.spare = CardSet::EMPTY,
                _ => {}
            }
        }
        for (&card, &home) in covered.cards().iter().zip(homes) {
            let place = &covered.places[usize::from(home)];
            match place.spot {
                Spot::Hand => self.players[place.owner].hand.add(card),
                Spot::Trick(number) => self.trick.0[usize::from(number)].card = card,
                Spot::Desert(area) => self.players[place.owner].desert[usize::from(area)] = card,
                Spot::Spare => self.spare.add(card),
            }
        }
    }
}

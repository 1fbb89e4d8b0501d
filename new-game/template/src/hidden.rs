//! What a search needs: dealing anew what an eye cannot know, and a hash of what a seat sees.

use std::hash::{Hash, Hasher};

use engine::{Eye, Hidden, Rng, Seat, Unknown};

use crate::card::{CARDS, Hand};
use crate::{Card, YourGame};

/// Where a hidden card lies.
#[derive(Clone, Copy, Debug, Default)]
enum Place {
    #[default]
    Aside,
    Hand(Seat),
}

impl Hidden for YourGame {
    /// Unknown are the others' hands and the cards aside; any deal of those cards to those places is as
    /// likely as any other.
    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        let mut unknown = self.take_unknown(eye);
        unknown.deal(|_, _| true, rng);
        for (place, card) in unknown.iter() {
            match place {
                Place::Aside => self.aside.add(card),
                Place::Hand(seat) => self.hands[seat].add(card),
            }
        }
    }

    fn hash_view(&self, seat: Seat, hasher: &mut impl Hasher) {
        (self.phase, &self.trick[..], self.tricks, self.played, self.hands[seat]).hash(hasher);
    }
}

impl YourGame {
    /// Takes up all that an eye cannot know, from where it lies.
    fn take_unknown(&mut self, eye: Eye) -> Unknown<Place, Card, CARDS> {
        let mut unknown = Unknown::default();
        if !self.knows_aside(eye) {
            self.aside.iter().for_each(|card| unknown.add(Place::Aside, card));
            self.aside = Hand::EMPTY;
        }
        for seat in self.seats.iter() {
            if !self.knows_hand(seat, eye) {
                self.hands[seat].iter().for_each(|card| unknown.add(Place::Hand(seat), card));
                self.hands[seat] = Hand::EMPTY;
            }
        }
        unknown
    }
}

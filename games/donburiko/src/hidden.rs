//! What a search needs: dealing anew what an eye cannot know, and a hash of what a seat sees.

use std::hash::{Hash, Hasher};

use engine::{Eye, Hidden, Rng, Seat, Unknown};

use crate::card::{Hand, PACK};
use crate::{Card, Donburiko, Player};

/// Where a hidden card lies.
#[derive(Clone, Copy, Debug, Default)]
enum Place {
    #[default]
    Surplus,
    Hand(Seat),
    /// In this row, in this place.
    Row(u8, u8),
}

impl Hidden for Donburiko {
    /// Unknown are the others' hands, what others added face down, and the surplus; any deal of those cards
    /// to those places is as likely as any other.
    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        let mut unknown = self.unknown(eye);
        unknown.deal(|_, _| true, rng);
        for seat in self.seats.iter() {
            if !self.knows_hand(seat, eye) {
                self.players[seat].hand = Hand::EMPTY;
            }
        }
        if !self.knows_surplus(eye) {
            self.surplus = Hand::EMPTY;
        }
        for (place, card) in unknown.iter() {
            match place {
                Place::Surplus => self.surplus.add(card),
                Place::Hand(seat) => self.players[seat].hand.add(card),
                Place::Row(row, index) => self.rows[usize::from(row)].cards[usize::from(index)].card = card,
            }
        }
    }

    fn hash_view(&self, seat: Seat, hasher: &mut impl Hasher) {
        let eye = Eye::Seat(seat);
        (self.phase, self.round, self.first, self.last_taker, self.is_final, self.bank).hash(hasher);
        for other in self.seats.iter() {
            let Player { chips, owed, hand, taken } = self.players[other];
            (chips, owed, taken, hand.len()).hash(hasher);
            self.knows_hand(other, eye).then_some(hand).hash(hasher);
        }
        for row in &self.rows {
            row.taken_by.hash(hasher);
            for laid in row.cards.iter() {
                (row.known(laid).of(laid.card, eye), laid.face, laid.by).hash(hasher);
            }
        }
    }
}

impl Donburiko {
    /// The cards that an eye cannot place, wherever they lie.
    pub(crate) fn unseen(&self, eye: Eye) -> Hand {
        self.unknown(eye).iter().map(|(_, card)| card).collect()
    }

    /// All that an eye cannot know, where it lies.
    fn unknown(&self, eye: Eye) -> Unknown<Place, Card, { PACK.len() }> {
        let mut unknown = Unknown::default();
        if !self.knows_surplus(eye) {
            self.surplus.iter().for_each(|card| unknown.add(Place::Surplus, card));
        }
        for seat in self.seats.iter().filter(|&seat| !self.knows_hand(seat, eye)) {
            self.players[seat].hand.iter().for_each(|card| unknown.add(Place::Hand(seat), card));
        }
        for (number, row) in (0..).zip(&self.rows) {
            for (index, laid) in (0..).zip(row.cards.iter()) {
                if !row.known(laid).is_sure(eye) {
                    unknown.add(Place::Row(number, index), laid.card);
                }
            }
        }
        unknown
    }
}

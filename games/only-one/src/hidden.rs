//! What a search needs: dealing anew what an eye cannot know, and a hash of what a seat sees.

use std::hash::{Hash, Hasher};

use engine::{Eye, Game, Hidden, Reward, Rng, Seat};

use crate::OnlyOne;
use crate::card::Card;

impl Hidden for OnlyOne {
    /// OO-6. Unknown is the order of the deck, but for the fig and what the owner of `scry` has looked at;
    /// any order of the rest is as likely as any other. All places but that of the fig are alike, so it is
    /// one shuffle where they lie, without collecting them in an [`engine::Unknown`].
    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        let sure = self.sure_on_top(eye);
        shuffle_around_fig(self.deck.below(sure), rng);
    }

    /// OO-6. The fig is sixth from the bottom unless it is one of the cards looked at, so the length of the
    /// deck and those cards tell where it is.
    fn hash_view(&self, seat: Seat, hasher: &mut impl Hasher) {
        (self.phase, self.round, self.token, self.still_in, self.revealed, self.scried).hash(hasher);
        for other in self.seats.iter() {
            self.players[other].hash(hasher);
        }
        self.columns.hash(hasher);
        (self.discard, self.deck.len(), self.deck.peeked()).hash(hasher);
        for (place, card) in self.deck.seen().enumerate() {
            self.known_in_deck(place, card).of(card, Eye::Seat(seat)).hash(hasher);
        }
    }

    /// OO-61. Partners win together, and the margin is that to the other team.
    fn reward(&self) -> Reward {
        let standing = self.standing();
        if !self.options.team {
            return Reward::of(&standing);
        }
        let [one, two, ..] = Seat::ALL;
        Reward::partners(&standing, Reward::HALF, &[self.side(one), self.side(two)])
    }
}

/// Puts the cards in any order, except that the fig stays where it is. The order that they have makes no
/// difference.
fn shuffle_around_fig(cards: &mut [Card], rng: &mut Rng) {
    match cards.iter().position(|&card| card == Card::FIG) {
        None => shuffle(cards, rng),
        Some(fig) => {
            let last = cards.len() - 1;
            cards.swap(fig, last);
            shuffle(&mut cards[..last], rng);
            cards.swap(fig, last);
        }
    }
}

fn shuffle(cards: &mut [Card], rng: &mut Rng) {
    cards.sort_unstable();
    rng.shuffle(cards);
}

//! Who knows what. Views, scenes, words, redeals and hashes ask here.

use engine::{Eye, Known, Seat};

use crate::card::Card;
use crate::{Familiar, OnlyOne};

impl OnlyOne {
    /// OO-6. This card of the deck, in this place from the top: everybody knows the fig by its back, and the
    /// owner of `scry` remembers what they have looked at.
    #[inline]
    pub(crate) fn known_in_deck(&self, place: usize, card: Card) -> Known {
        let looked_at = place < usize::from(self.deck.peeked());
        let owner = if looked_at { self.owner(Familiar::Scry) } else { None };
        owner.map_or(Known::NOBODY, looked_at_by).open_if(card == Card::FIG)
    }

    /// How many cards on top of the deck this eye is sure of, before the first that it is not.
    pub(crate) fn sure_on_top(&self, eye: Eye) -> usize {
        let deck = self.deck.iter().enumerate();
        deck.take_while(|&(place, card)| self.known_in_deck(place, card).is_sure(eye)).count()
    }
}

/// OO-57. Whoever uses `scry` looks at the cards alone.
pub(crate) fn looked_at_by(owner: Seat) -> Known {
    Known::to(owner)
}

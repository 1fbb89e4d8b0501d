//! Cards without order, in the bits of one word.

use std::fmt::{self, Debug, Formatter};

use crate::card::{Card, LANE, Species};

/// A hand, captured cards, or any other collection of at most the 48 cards there are.
///
/// One bit a card. Of two equal -5 the lower bit is always taken first, so that equal collections are equal words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Cards(u64);

/// The same bits in each species.
const fn in_each_species(bits: u64) -> u64 {
    bits | bits << LANE | bits << (2 * LANE) | bits << (3 * LANE)
}

/// The second -5 of each species.
const TWINS: u64 = in_each_species(0b10);

/// -5, -5, 10 and 12 of each species.
const SPECIAL: u64 = in_each_species(0b1100_0000_0011);

impl Cards {
    pub(crate) const EMPTY: Cards = Cards(0);

    /// All special cards.
    pub(crate) const ALL_SPECIAL: Cards = Cards(SPECIAL);

    /// All cards of a species.
    pub(crate) const fn all_of(species: Species) -> Cards {
        Cards(0xFFF << (species as u8 * LANE))
    }

    /// Adds a card; of a pair of twins, the second one if the first is there.
    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        let second = self.0 >> card.0 & 1;
        self.0 |= 1 << (u64::from(card.0) + second);
    }

    /// Takes a card out; of a pair of twins, the second one.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card), "there is no {card} here");
        let second = (self.0 & TWINS) >> (card.0 + 1) & 1;
        self.0 &= !(1 << (u64::from(card.0) + second));
    }

    #[inline]
    pub(crate) const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of one species.
    #[inline]
    pub(crate) const fn of(self, species: Species) -> Cards {
        self.both(Cards::all_of(species))
    }

    /// The special ones.
    pub(crate) const fn special(self) -> Cards {
        self.both(Cards::ALL_SPECIAL)
    }

    /// The cards that are here and there. Exact where `other` has both twins or neither.
    #[inline]
    pub(crate) const fn both(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards that are here or there. Exact where twins are not spread over both.
    #[inline]
    pub(crate) const fn either(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards that are here and not there. Exact where `other` has both twins or neither.
    #[inline]
    pub(crate) const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// Each card, twins once, in canonical order.
    #[inline]
    pub(crate) fn kinds(self) -> impl Iterator<Item = Card> {
        bits(self.0 & !TWINS).map(Card)
    }

    /// Every card, in canonical order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        bits(self.0).map(|bit| Card(bit - (TWINS >> bit & 1) as u8))
    }
}

/// The numbers of the bits that are set.
#[inline]
fn bits(mut word: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros() as u8)?;
        word &= word - 1;
        Some(bit)
    })
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::EMPTY;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl Debug for Cards {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(texts: &str) -> Cards {
        texts.split_whitespace().map(|text| text.parse::<Card>().unwrap()).collect()
    }

    fn texts(cards: impl Iterator<Item = Card>) -> String {
        cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn twins_are_counted_and_cannot_be_told_apart() {
        let mut hand = cards("M12 D-5 G1 D-5 D1");
        assert_eq!(texts(hand.iter()), "G1 D-5 D-5 D1 M12");
        assert_eq!(texts(hand.kinds()), "G1 D-5 D1 M12");
        hand.remove("D-5".parse().unwrap());
        assert_eq!(hand, cards("D-5 D1 M12 G1"));
        hand.remove("D-5".parse().unwrap());
        hand.remove("M12".parse().unwrap());
        assert_eq!(hand, cards("D1 G1"));
    }

    #[test]
    fn cards_are_picked_by_species_and_by_kind() {
        let hand = cards("G-5 G8 G10 D12 H1 M-5 M-5");
        assert_eq!(hand.of(Species::Ghost), cards("G-5 G8 G10"));
        assert_eq!(hand.special(), cards("G-5 G10 D12 M-5 M-5"));
        assert_eq!(hand.without(hand.special()), cards("G8 H1"));
    }
}

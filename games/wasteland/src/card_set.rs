//! Cards without order, in the bits of one word.

use std::fmt::{self, Debug, Formatter};

use crate::card::{LANE, PACK, VALUES};
use crate::{Card, Species};

/// A hand, captured cards, or any other collection of at most the 48 cards there are.
///
/// One bit a card. Of two equal -5 the lower bit is always taken first, so that equal collections are equal
/// words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct CardSet(u64);

/// The same bits in each species.
const fn in_each_species(bits: u64) -> u64 {
    bits | bits << LANE | bits << (2 * LANE) | bits << (3 * LANE)
}

/// The second -5 of each species.
const TWINS: u64 = in_each_species(0b10);

/// -5, -5, 10 and 12 of each species.
const SPECIAL: u64 = in_each_species(0b1100_0000_0011);

/// The sum of the values for all cards that one species can have somewhere: it is asked for far more often
/// than it can be counted.
static SUMS: [i8; 1 << 12] = {
    let mut sums = [0; 1 << 12];
    let mut lane = 1usize;
    while lane < sums.len() {
        let lowest = lane.trailing_zeros() as usize;
        sums[lane] = sums[lane & (lane - 1)] + VALUES[lowest];
        lane += 1;
    }
    sums
};

impl CardSet {
    pub(crate) const EMPTY: CardSet = CardSet(0);

    /// All special cards.
    pub(crate) const ALL_SPECIAL: CardSet = CardSet(SPECIAL);

    /// The first cards of the pack.
    pub(crate) const fn first_of_pack(size: usize) -> CardSet {
        let (mut cards, mut index) = (0u64, 0);
        while index < size {
            let bit = PACK[index].0 as u64;
            cards |= 1 << (bit + (cards >> bit & 1));
            index += 1;
        }
        CardSet(cards)
    }

    /// All cards of a species.
    pub(crate) const fn all_of(species: Species) -> CardSet {
        CardSet(0xFFF << (species as u8 * LANE))
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
    pub(crate) const fn of(self, species: Species) -> CardSet {
        self.both(CardSet::all_of(species))
    }

    /// The special ones.
    pub(crate) const fn special(self) -> CardSet {
        self.both(CardSet::ALL_SPECIAL)
    }

    /// The cards that are here and there. Exact where `other` has both twins or neither.
    #[inline]
    pub(crate) const fn both(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards that are here or there. Exact where twins are not spread over both.
    #[inline]
    pub(crate) const fn either(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards that are here and not there. Exact where `other` has both twins or neither.
    #[inline]
    pub(crate) const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The cards that are here and those that are there, twins counted.
    #[inline]
    pub(crate) const fn and_all(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0 | (self.0 & other.0 & TWINS >> 1) << 1)
    }

    /// The cards that are here once all of those, which are here too, are taken out, twins counted.
    #[inline]
    pub(crate) const fn less_all(self, those: CardSet) -> CardSet {
        let rest = self.0 & !those.0;
        let second_alone = rest & TWINS & !(rest << 1);
        CardSet(rest ^ second_alone ^ second_alone >> 1)
    }

    /// The bits of one species, from the lowest.
    #[inline]
    pub(crate) const fn lane(self, species: Species) -> usize {
        (self.0 >> (species as u8 * LANE) & 0xFFF) as usize
    }

    /// The cards of its species that beat a card.
    #[inline]
    pub(crate) const fn above(self, card: Card) -> CardSet {
        let from = card.0 + if card.value() < 0 { 2 } else { 1 };
        CardSet((self.0 >> from << from) & (0xFFF << (card.0 / LANE * LANE)))
    }

    /// How many cards of each species there are: four counts at once, as bits are counted within one word.
    #[inline]
    pub(crate) const fn counts(self) -> [u8; 4] {
        let pairs = self.0 - (self.0 >> 1 & 0x5555_5555_5555_5555);
        let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (nibbles + (nibbles >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
        let lanes = bytes + (bytes >> 8);
        [lanes as u8, (lanes >> LANE) as u8, (lanes >> (2 * LANE)) as u8, (lanes >> (3 * LANE)) as u8]
    }

    /// The sum of the values of one species.
    #[inline]
    pub(crate) fn sum_of(self, species: Species) -> i8 {
        SUMS[self.lane(species)]
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

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl Debug for CardSet {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::by_species;

    fn cards(texts: &str) -> CardSet {
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

    #[test]
    fn twins_are_counted_when_collections_are_joined_and_parted() {
        for (one, other, all) in [
            ("D-5 G1", "D-5 M12", "G1 D-5 D-5 M12"),
            ("D-5 D-5", "H4", "D-5 D-5 H4"),
            ("G-5", "D-5", "G-5 D-5"),
        ] {
            let (one, other, all) = (cards(one), cards(other), cards(all));
            assert_eq!(one.and_all(other), all);
            assert_eq!(all.less_all(one), other);
            assert_eq!(all.less_all(other), one);
        }
    }

    #[test]
    fn counts_and_sums_are_by_species() {
        let hand = cards("G-5 G-5 G8 G12 D10 M1 M2 M3");
        assert_eq!(hand.counts(), [4, 1, 0, 3]);
        assert_eq!(by_species(|species| hand.sum_of(species)), [10, 10, 0, 6]);
    }

    #[test]
    fn twins_do_not_beat_each_other() {
        let others = cards("G-5 G-5 G1 G12 D2");
        for (card, above) in [("G-5", "G1 G12"), ("G1", "G12"), ("G12", ""), ("D1", "D2"), ("M-5", "")] {
            assert_eq!(others.above(card.parse().unwrap()), cards(above), "{card}");
        }
    }

    #[test]
    fn the_pack_has_every_card() {
        for players in 2..=4 {
            let pack: CardSet = PACK[..crate::card::pack_size(players)].iter().copied().collect();
            assert_eq!(crate::card::pack(players), pack);
        }
    }
}

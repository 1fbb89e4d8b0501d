//! Cards without order, counted by kind in the bits of one word.

use std::fmt::{self, Debug, Formatter};
use std::marker::PhantomData;

use crate::{BadState, Seen};

/// The different cards of a game, in canonical order.
pub trait Kind: Copy + 'static {
    /// Every kind, in canonical order.
    const ALL: &'static [Self];

    /// Its place in [`Kind::ALL`].
    fn index(self) -> usize;
}

/// A hand or any other unordered collection: how many there are of each kind, `BITS` bits a kind.
///
/// The number of kinds times `BITS` is at most 64, and no kind is held more than `2^BITS - 1` times.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<K, const BITS: u32> {
    counts: u64,
    kind: PhantomData<K>,
}

impl<K: Kind, const BITS: u32> Bag<K, BITS> {
    /// Nothing at all.
    pub const EMPTY: Self = Bag { counts: 0, kind: PhantomData };

    /// The lowest bit of each kind's count.
    const LOW: u64 = {
        assert!(BITS > 0 && K::ALL.len() as u32 * BITS <= 64, "too many kinds for a bag of this width");
        let mut low = 0;
        let mut kind = 0;
        while kind < K::ALL.len() as u32 {
            low |= 1 << (kind * BITS);
            kind += 1;
        }
        low
    };

    /// How many cards of this kind there are.
    pub fn count(self, kind: K) -> usize {
        (self.counts >> (kind.index() as u32 * BITS) & ((1 << BITS) - 1)) as usize
    }

    /// Whether there is a card of this kind.
    pub fn has(self, kind: K) -> bool {
        self.count(kind) > 0
    }

    /// How many cards there are.
    pub fn len(self) -> usize {
        (0..BITS).map(|bit| ((self.counts >> bit & Self::LOW).count_ones() as usize) << bit).sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.counts == 0
    }

    /// Adds a card.
    ///
    /// # Panics
    /// In debug builds, if that kind's count is at its limit.
    pub fn add(&mut self, kind: K) {
        debug_assert!(self.count(kind) + 1 < 1 << BITS, "too many of one kind");
        self.counts += 1 << (kind.index() as u32 * BITS);
    }

    /// Takes a card out.
    ///
    /// # Panics
    /// In debug builds, if there is none of that kind.
    pub fn remove(&mut self, kind: K) {
        debug_assert!(self.has(kind), "no such card");
        self.counts -= 1 << (kind.index() as u32 * BITS);
    }

    /// Adds all cards of another bag.
    ///
    /// # Panics
    /// In debug builds, if a kind's count goes beyond its limit.
    pub fn add_all(&mut self, other: Self) {
        debug_assert!(other.kinds().all(|kind| self.count(kind) + other.count(kind) < 1 << BITS), "too many");
        self.counts += other.counts;
    }

    /// These cards, unless there are more of a kind than the bag can count.
    pub fn checked(cards: impl IntoIterator<Item = K>) -> Option<Self> {
        let mut bag = Self::EMPTY;
        for card in cards {
            if bag.count(card) + 1 == 1 << BITS {
                return None;
            }
            bag.add(card);
        }
        Some(bag)
    }

    /// The cards of a state from outside.
    pub fn restored(cards: impl IntoIterator<Item = K>) -> Result<Self, BadState> {
        Self::checked(cards).ok_or_else(BadState::too_many)
    }

    /// The cards of a state from outside, which hides none of them.
    pub fn opened(cards: &[Seen<K>]) -> Result<Self, BadState> {
        Self::restored(Seen::open_all(cards)?)
    }

    /// Each kind once, in canonical order.
    pub fn kinds(self) -> impl Iterator<Item = K> {
        let mut present = (0..BITS).fold(0, |some, bit| some | self.counts >> bit) & Self::LOW;
        std::iter::from_fn(move || {
            let bit = (present != 0).then(|| present.trailing_zeros())?;
            present &= present - 1;
            Some(K::ALL[(bit / BITS) as usize])
        })
    }

    /// Every card, in canonical order.
    pub fn iter(self) -> impl Iterator<Item = K> {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, self.count(kind)))
    }
}

impl<K: Kind, const BITS: u32> Default for Bag<K, BITS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<K: Kind, const BITS: u32> FromIterator<K> for Bag<K, BITS> {
    fn from_iter<I: IntoIterator<Item = K>>(cards: I) -> Self {
        let mut bag = Self::EMPTY;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

impl<K: Kind + Debug, const BITS: u32> Debug for Bag<K, BITS> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Digit(usize);

    impl Kind for Digit {
        const ALL: &'static [Digit] = &[Digit(0), Digit(1), Digit(2)];
        fn index(self) -> usize {
            self.0
        }
    }

    #[test]
    fn a_bag_counts_its_cards_by_kind() {
        let mut bag: Bag<Digit, 2> = [Digit(2), Digit(0), Digit(2), Digit(2)].into_iter().collect();
        assert_eq!((bag.len(), bag.count(Digit(2)), bag.has(Digit(1))), (4, 3, false));
        bag.remove(Digit(2));
        assert_eq!(bag.iter().collect::<Vec<_>>(), [Digit(0), Digit(2), Digit(2)]);
        assert_eq!(bag.kinds().collect::<Vec<_>>(), [Digit(0), Digit(2)]);
    }

    #[test]
    fn bags_are_poured_into_each_other() {
        let bag = |digits: &[usize]| digits.iter().map(|&digit| Digit(digit)).collect::<Bag<Digit, 2>>();
        let mut whole = bag(&[0, 2]);
        whole.add_all(bag(&[1, 2]));
        assert_eq!(whole, bag(&[0, 1, 2, 2]));
    }
}

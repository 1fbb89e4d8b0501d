//! Cards in order, in a fixed-size array.

use std::fmt::{self, Debug, Formatter};
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use crate::{BadState, Seen};

/// A pile, row or column of at most `N` cards, in order. It is `Copy`, so that a position is cloned by
/// copying bytes.
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    len: u8,
    cards: [T; N],
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// Adds a card at the end.
    ///
    /// # Panics
    /// If the pile is full.
    pub fn push(&mut self, card: T) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// These cards in this order, unless there are too many.
    pub fn checked(cards: impl IntoIterator<Item = T>) -> Option<Self> {
        let mut pile = Pile::default();
        for card in cards {
            if pile.is_full() {
                return None;
            }
            pile.push(card);
        }
        Some(pile)
    }

    /// The cards of a state from outside, in this order.
    pub fn restored(cards: impl IntoIterator<Item = T>) -> Result<Self, BadState> {
        Pile::checked(cards).ok_or_else(BadState::too_many)
    }

    /// The cards of a state from outside, in this order, which hides none of them.
    pub fn opened(cards: &[Seen<T>]) -> Result<Self, BadState> {
        Pile::restored(Seen::open_all(cards)?)
    }

    /// Takes the last card away.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len as usize])
    }

    /// Takes all cards away.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Whether no card fits any more.
    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile { len: 0, cards: [T::default(); N] }
    }
}

impl<T, const N: usize> Deref for Pile<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.cards[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Pile<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.cards[..self.len as usize]
    }
}

/// Equal cards in equal order; what lay in the array before does not count.
impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: Hash, const N: usize> Hash for Pile<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: Debug, const N: usize> Debug for Pile<T, N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for Pile<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.push(card));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        let mut pile = Pile::default();
        pile.extend(cards);
        pile
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_are_equal_whatever_lay_there_before() {
        let mut used: Pile<u8, 3> = [7, 8].into_iter().collect();
        used.clear();
        used.push(1);
        let fresh: Pile<u8, 3> = [1].into_iter().collect();
        assert_eq!(used, fresh);
        assert_eq!((used.pop(), used.pop()), (Some(1), None));
    }
}

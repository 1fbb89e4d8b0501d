//! Columns: where cards lie until somebody takes or ruins them.

use engine::{Pile, notation};

use crate::card::Card;
use crate::familiar::Familiar;

/// OO-14. No column has more cards.
pub(crate) const COLUMN_LIMIT: usize = 4;

notation! {
    /// The name of a column, which it keeps while it lies there.
    pub enum ColumnId {
        /// The one nearest to the deck.
        C1 = "c1",
        /// The second.
        C2 = "c2",
        /// The third.
        C3 = "c3",
        /// The fourth, at tables of four.
        C4 = "c4",
    }
}

/// A column, or the empty place where none lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Column {
    /// OO-48. Only in the first round of a game with familiars.
    pub(crate) familiar: Option<Familiar>,
    /// In order of arrival.
    pub(crate) cards: Pile<Card, COLUMN_LIMIT>,
}

impl Column {
    pub(crate) fn is_there(&self) -> bool {
        self.len() > 0
    }

    /// OO-49. The familiar is one of its cards.
    pub(crate) fn len(&self) -> usize {
        self.cards.len() + usize::from(self.familiar.is_some())
    }

    /// OO-14. Whether another card fits.
    pub(crate) fn can_grow(&self) -> bool {
        (1..COLUMN_LIMIT).contains(&self.len())
    }

    /// OO-16, OO-17, OO-49, OO-65. Whether this card has a number in common with one that lies here.
    pub(crate) fn busts_with(&self, card: Card) -> bool {
        self.numbers() & card.numbers() != 0
    }

    /// OO-16. Whether two of its cards have a number in common: it is about to be scattered.
    pub(crate) fn is_ruined(&self) -> bool {
        let meets_earlier = |(place, laid): (usize, &Card)| {
            self.cards[..place].iter().any(|earlier| earlier.numbers() & laid.numbers() != 0)
        };
        self.cards.iter().enumerate().any(meets_earlier)
    }

    /// The numbers that lie here, one bit each.
    pub(crate) fn numbers(&self) -> u16 {
        self.cards.iter().fold(0, |numbers, laid| numbers | laid.numbers())
    }

    pub(crate) fn has_fig(&self) -> bool {
        self.cards.contains(&Card::FIG)
    }
}

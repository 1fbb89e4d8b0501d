//! Columns: where cards lie until somebody takes or ruins them.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::{BadAction, Pile, text_in_json};

use crate::card::Card;
use crate::familiar::Familiar;

/// OO-14. No column has more cards.
pub(crate) const COLUMN_LIMIT: usize = 4;

/// The name of a column, `c1` to `c4`, which it keeps while it lies there; `c1` is nearest to the deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ColumnId(u8);

impl ColumnId {
    pub(crate) const ALL: [ColumnId; 4] = [ColumnId(0), ColumnId(1), ColumnId(2), ColumnId(3)];

    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

impl Display for ColumnId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.0 + 1)
    }
}

impl FromStr for ColumnId {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<ColumnId, BadAction> {
        ColumnId::ALL.into_iter().find(|column| column.to_string() == text).ok_or(BadAction)
    }
}

text_in_json!(ColumnId);

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

    /// The numbers that lie here, one bit each.
    pub(crate) fn numbers(&self) -> u16 {
        self.cards.iter().fold(0, |numbers, laid| numbers | laid.numbers())
    }

    pub(crate) fn has_fig(&self) -> bool {
        self.cards.contains(&Card::FIG)
    }
}

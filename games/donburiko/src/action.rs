//! The actions and their notation.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::BadAction;

use crate::card::{Card, Face, RowId};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `add 3 down r2`: lengthen a row.
    Add {
        /// A card of the hand.
        card: Card,
        /// Which way up.
        face: Face,
        /// Where.
        row: RowId,
    },
    /// `take r1`: take a row and leave the round.
    Take {
        /// Which.
        row: RowId,
    },
    /// `score 3`, `score 6!`: say how the row taken counts.
    Score {
        /// The total.
        total: i8,
        /// Whether Donburiko is announced.
        donburiko: bool,
    },
}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Action::Add { card, face, row } => write!(f, "add {card} {face} {row}"),
            Action::Take { row } => write!(f, "take {row}"),
            Action::Score { total, donburiko: false } => write!(f, "score {total}"),
            Action::Score { total, donburiko: true } => write!(f, "score {total}!"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Action, BadAction> {
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["add", card, face, row] => {
                Ok(Action::Add { card: card.parse()?, face: face.parse()?, row: row.parse()? })
            }
            ["take", row] => Ok(Action::Take { row: row.parse()? }),
            ["score", "6!"] => Ok(Action::Score { total: 6, donburiko: true }),
            ["score", total] => Ok(Action::Score { total: parse_total(total)?, donburiko: false }),
            _ => Err(BadAction),
        }
    }
}

/// At most two digits, written in the one way we write numbers.
fn parse_total(text: &str) -> Result<i8, BadAction> {
    let total: i8 = text.parse().map_err(|_| BadAction)?;
    if (-99..=99).contains(&total) && total.to_string() == text { Ok(total) } else { Err(BadAction) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_one_text() {
        for text in [
            "add 3 up r1",
            "add 1|5 down r3",
            "add -2 up r2",
            "take r2",
            "score -1",
            "score 6",
            "score 6!",
            "score 0",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn text_outside_the_grammar_is_no_action() {
        for text in [
            "",
            "add",
            "add 6 up r1",
            "add 3 up",
            "add 3 up r5",
            "add 3  up r1",
            " take r1",
            "take r1 ",
            "take r5",
            "take r0",
            "Take r1",
            "take r01",
            "score",
            "score 5!",
            "score +5",
            "score 05",
            "score -0",
            "score 100",
            "score six",
            "score 6 !",
            "add 1|5 sideways r1",
            "pass",
        ] {
            assert_eq!(text.parse::<Action>(), Err(BadAction), "{text:?}");
        }
    }
}

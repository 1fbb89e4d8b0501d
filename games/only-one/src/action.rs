//! The actions and their notation.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::BadAction;

use crate::{Card, ColumnId};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `explore`: turn up the top card of the deck.
    Explore,
    /// `scry`: look at the top three cards.
    Scry,
    /// `place c2`: put the drawn card in a column.
    Place(ColumnId),
    /// `collect c1`: take a column and leave the round.
    Collect(ColumnId),
    /// `keep 9*`: draw this one of the three cards looked at.
    Keep(Card),
    /// `leave`: put the two others back as they lie.
    Leave,
    /// `swap`: put the two others back the other way round.
    Swap,
    /// `gain 6A`: the card that a bust leaves.
    Gain(Card),
}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Action::Explore => f.write_str("explore"),
            Action::Scry => f.write_str("scry"),
            Action::Place(column) => write!(f, "place {column}"),
            Action::Collect(column) => write!(f, "collect {column}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Leave => f.write_str("leave"),
            Action::Swap => f.write_str("swap"),
            Action::Gain(card) => write!(f, "gain {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Action, BadAction> {
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["explore"] => Ok(Action::Explore),
            ["scry"] => Ok(Action::Scry),
            ["place", column] => column.parse().map(Action::Place),
            ["collect", column] => column.parse().map(Action::Collect),
            ["keep", card] => card.parse().map(Action::Keep),
            ["leave"] => Ok(Action::Leave),
            ["swap"] => Ok(Action::Swap),
            ["gain", card] => card.parse().map(Action::Gain),
            _ => Err(BadAction),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_one_text() {
        for text in
            ["explore", "scry", "place c1", "collect c4", "keep 9*", "keep E", "leave", "swap", "gain 4B*"]
        {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn text_outside_the_grammar_is_no_action() {
        for text in [
            "",
            "place c5",
            "place c0",
            "place c01",
            "place 1",
            "place",
            "Explore",
            "explore ",
            " explore",
            "explore c1",
            "collect  c1",
            "collect c1 c2",
            "keep 1*",
            "keep 4",
            "keep",
            "gain E*",
            "gain ?",
            "leave 2",
            "swap c1",
            "pass",
        ] {
            assert_eq!(text.parse::<Action>(), Err(BadAction), "{text:?}");
        }
    }
}

//! The actions and their notation.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::BadAction;

use crate::card::Card;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `play 7`: play a card of the hand. An action names a card, never its place in the hand.
    Play {
        /// Which.
        card: Card,
    },
}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play { card } => write!(f, "play {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Action, BadAction> {
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["play", card] => Ok(Action::Play { card: card.parse()? }),
            _ => Err(BadAction),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_outside_the_grammar_is_no_action() {
        for text in ["", "play", "play 0", "play 13", "play 07", "play  7", " play 7", "Play 7", "pass"] {
            assert_eq!(text.parse::<Action>(), Err(BadAction), "{text:?}");
        }
    }
}

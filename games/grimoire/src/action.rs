//! The actions and their notation.

use std::fmt::{self, Display, Formatter};
use std::ops::RangeInclusive;
use std::str::FromStr;

use engine::{BadAction, Seat};

use crate::card::{PAGES, PageNumber, Quest, Slot};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `token 2`: take an order token before the first round.
    Token(u8),
    /// `page 7`: open the book at a page.
    Page(PageNumber),
    /// `discard q1`: Luck replaces this card.
    Discard(Slot),
    /// `use`: Cure is used.
    Use,
    /// `skip`: Luck or Cure is not used.
    Skip,
    /// `buy`: a Merchant buys one more item.
    Buy,
    /// `stop`: nothing more is bought.
    Stop,
    /// `target 2`: the victim of an attack.
    Target(Seat),
    /// `give nun`: the victim of Charm gives this companion.
    Give(Quest),
    /// `steal king`: the caster of Domination takes this companion.
    Steal(Quest),
    /// `take q0`: the card that ends a turn.
    Take(Slot),
}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Action::Token(token) => write!(f, "token {token}"),
            Action::Page(page) => write!(f, "page {page}"),
            Action::Discard(slot) => write!(f, "discard {slot}"),
            Action::Use => f.write_str("use"),
            Action::Skip => f.write_str("skip"),
            Action::Buy => f.write_str("buy"),
            Action::Stop => f.write_str("stop"),
            Action::Target(seat) => write!(f, "target {seat}"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::Steal(card) => write!(f, "steal {card}"),
            Action::Take(slot) => write!(f, "take {slot}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Action, BadAction> {
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["token", token] => Ok(Action::Token(number(token, 1..=4)?)),
            ["page", page] => {
                let page = PageNumber::new(number(page, 1..=PAGES as u8)?);
                Ok(Action::Page(page.ok_or(BadAction)?))
            }
            ["discard", slot] => Ok(Action::Discard(slot.parse()?)),
            ["use"] => Ok(Action::Use),
            ["skip"] => Ok(Action::Skip),
            ["buy"] => Ok(Action::Buy),
            ["stop"] => Ok(Action::Stop),
            ["target", seat] => {
                let seat = Seat::new(number(seat, 0..=3)?.into());
                Ok(Action::Target(seat.ok_or(BadAction)?))
            }
            ["give", card] => Ok(Action::Give(Quest::companion(card)?)),
            ["steal", card] => Ok(Action::Steal(Quest::companion(card)?)),
            ["take", slot] => Ok(Action::Take(slot.parse()?)),
            _ => Err(BadAction),
        }
    }
}

/// A number within bounds, written in the one way we write numbers.
fn number(text: &str, bounds: RangeInclusive<u8>) -> Result<u8, BadAction> {
    bounds.into_iter().find(|number| number.to_string() == text).ok_or(BadAction)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// GR-80.
    #[test]
    fn every_action_has_one_text() {
        for text in [
            "token 1",
            "token 4",
            "page 1",
            "page 15",
            "discard q0",
            "discard q4",
            "use",
            "skip",
            "buy",
            "stop",
            "target 0",
            "target 3",
            "give nun",
            "steal king",
            "take q0",
            "take q4",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
        }
    }

    /// GR-80.
    #[test]
    fn text_outside_the_grammar_is_no_action() {
        for text in [
            "",
            "token",
            "token 0",
            "token 5",
            "token 01",
            "page 0",
            "page 16",
            "page +1",
            "page 1 ",
            "page  1",
            "discard 1",
            "discard q5",
            "Use",
            "use q0",
            "target 4",
            "target -1",
            "give gold",
            "give junk",
            "give",
            "steal bronze",
            "steal nobody",
            "take q5",
            "take q01",
            " take q1",
            "pass",
        ] {
            assert_eq!(text.parse::<Action>(), Err(BadAction), "{text:?}");
        }
    }
}

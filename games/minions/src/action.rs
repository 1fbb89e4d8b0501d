//! The actions and their notation.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::BadAction;

use crate::{Card, Pot, Recipe};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `draft W2`: lay a card of the hand face down before oneself.
    Draft(Card),
    /// `pass`: give the hand on and stay in the draft.
    Pass,
    /// `drop`: put the hand in the middle and leave the draft.
    Drop,
    /// `reveal P7`, `reveal none`: the Pot to create with.
    Reveal(Option<Pot>),
    /// `create RW1`, `create none`: the minion to create.
    Create(Option<Recipe>),
    /// `use W2`: pay with an Element at its value.
    Use(Card),
    /// `boil W2`: discard a card for the ability that takes it.
    Boil(Card),
    /// `keep W2`: carry a card over into the next round.
    Keep(Card),
    /// `done`: carry no more over.
    Done,
}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draft(card) => write!(f, "draft {card}"),
            Action::Pass => f.write_str("pass"),
            Action::Drop => f.write_str("drop"),
            Action::Reveal(Some(pot)) => write!(f, "reveal {pot}"),
            Action::Reveal(None) => f.write_str("reveal none"),
            Action::Create(Some(recipe)) => write!(f, "create {recipe}"),
            Action::Create(None) => f.write_str("create none"),
            Action::Use(card) => write!(f, "use {card}"),
            Action::Boil(card) => write!(f, "boil {card}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Action, BadAction> {
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["draft", card] => Ok(Action::Draft(card.parse()?)),
            ["pass"] => Ok(Action::Pass),
            ["drop"] => Ok(Action::Drop),
            ["reveal", "none"] => Ok(Action::Reveal(None)),
            ["reveal", pot] => Ok(Action::Reveal(Some(pot.parse()?))),
            ["create", "none"] => Ok(Action::Create(None)),
            ["create", recipe] => Ok(Action::Create(Some(recipe.parse()?))),
            ["use", card] => Ok(Action::Use(element(card)?)),
            ["boil", card] => Ok(Action::Boil(card.parse()?)),
            ["keep", card] => Ok(Action::Keep(card.parse()?)),
            ["done"] => Ok(Action::Done),
            _ => Err(BadAction),
        }
    }
}

/// MR-30. A Pot pays nothing, so using one is not even notation.
fn element(text: &str) -> Result<Card, BadAction> {
    let card: Card = text.parse()?;
    if card.is_pot() { Err(BadAction) } else { Ok(card) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_one_text() {
        for text in [
            "draft W1",
            "draft P10",
            "pass",
            "drop",
            "reveal P0",
            "reveal P10",
            "reveal none",
            "create RW10",
            "create RL",
            "create none",
            "use A",
            "boil A",
            "boil P3",
            "keep S3",
            "done",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
        }
    }

    /// MR-30.
    #[test]
    fn text_outside_the_grammar_is_no_action() {
        for text in [
            "",
            "draft",
            "draft P0",
            "draft W4",
            "draft w1",
            "draft W1 ",
            "draft  W1",
            " pass",
            "Pass",
            "pass W1",
            "drop 1",
            "reveal",
            "reveal W1",
            "reveal P11",
            "reveal P01",
            "create RW0",
            "create RW11",
            "create RX1",
            "create W1",
            "use P3",
            "use none",
            "boil P0",
            "boil",
            "keep none",
            "keep P0",
            "done now",
        ] {
            assert_eq!(text.parse::<Action>(), Err(BadAction), "{text:?}");
        }
    }
}

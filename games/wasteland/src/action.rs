//! The actions and their notation.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::{BadAction, Seat};

use crate::{Card, Species};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `start 2`: this seat gets the start player card.
    Start(Seat),
    /// `abandon D7`: this card is my desert area 1.
    Abandon(Card),
    /// `play D7`: face up.
    Play(Card),
    /// `pass D7`: face down.
    Pass(Card),
    /// `ally G`: I take this alliance card.
    Ally(Species),
}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Action::Start(seat) => write!(f, "start {seat}"),
            Action::Abandon(card) => write!(f, "abandon {card}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Pass(card) => write!(f, "pass {card}"),
            Action::Ally(species) => write!(f, "ally {species}"),
        }
    }
}

/// WR-72.
impl FromStr for Action {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Action, BadAction> {
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["start", seat] => parse_seat(seat).map(Action::Start),
            ["abandon", card] => card.parse().map(Action::Abandon),
            ["play", card] => card.parse().map(Action::Play),
            ["pass", card] => card.parse().map(Action::Pass),
            ["ally", species] => species.parse().map(Action::Ally),
            _ => Err(BadAction),
        }
    }
}

/// A seat of the largest table of this game.
fn parse_seat(text: &str) -> Result<Seat, BadAction> {
    Seat::ALL[..4].iter().copied().find(|seat| seat.to_string() == text).ok_or(BadAction)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_one_text() {
        for text in
            ["start 0", "start 3", "abandon G-5", "play D7", "play H10", "pass M12", "ally G", "ally M"]
        {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_owned()));
        }
    }

    /// WR-72.
    #[test]
    fn text_outside_the_grammar_is_no_action() {
        for text in [
            "",
            "play",
            "play d7",
            "Play D7",
            "play D07",
            "play D9",
            "play D11",
            "play  D7",
            " play D7",
            "play D7 ",
            "play D+7",
            "play D--5",
            "play X7",
            "play 7D",
            "play D",
            "start 4",
            "start -1",
            "start 00",
            "start",
            "ally",
            "ally X",
            "ally g",
            "ally GD",
            "abandon",
            "pass",
            "take r1",
            "play D7 D8",
        ] {
            assert_eq!(text.parse::<Action>(), Err(BadAction), "{text:?}");
        }
    }
}

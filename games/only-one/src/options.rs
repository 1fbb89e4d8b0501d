//! The variants of the game.

use engine::{Kind, OptionAbout, Pile, SetupError};
use serde::{Deserialize, Serialize};

use crate::Familiar;

/// The variants. All combinations are allowed with four players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// OO-48. Which sides of the familiars are played with.
    pub familiars: Familiars,
    /// OO-61. Seats 0 and 2 against seats 1 and 3.
    pub team: bool,
}

/// Which sides of the familiars are played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub enum Familiars {
    /// None.
    #[default]
    Off,
    /// The front of each card.
    Front,
    /// The back of each card.
    Back,
    /// Sides by chance.
    Random,
    /// One side of each card, in the order of the cards.
    Chosen([Familiar; 4]),
}

/// The option as JSON has it.
#[derive(Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "`familiars` is \"off\", \"front\", \"back\", \"random\" or a list of four powers, \
                 one of each card"
)]
enum Written {
    Word(String),
    Sides([Familiar; 4]),
}

impl From<Familiars> for Written {
    fn from(familiars: Familiars) -> Written {
        match familiars {
            Familiars::Off => Written::Word("off".into()),
            Familiars::Front => Written::Word("front".into()),
            Familiars::Back => Written::Word("back".into()),
            Familiars::Random => Written::Word("random".into()),
            Familiars::Chosen(sides) => Written::Sides(sides),
        }
    }
}

impl TryFrom<Written> for Familiars {
    type Error = String;
    fn try_from(written: Written) -> Result<Familiars, String> {
        match written {
            Written::Word(word) => match word.as_str() {
                "off" => Ok(Familiars::Off),
                "front" => Ok(Familiars::Front),
                "back" => Ok(Familiars::Back),
                "random" => Ok(Familiars::Random),
                _ => Err(format!("{word:?} is none of \"off\", \"front\", \"back\" and \"random\"")),
            },
            Written::Sides(sides) if sides.iter().enumerate().all(|(card, side)| side.card() == card) => {
                Ok(Familiars::Chosen(sides))
            }
            Written::Sides(_) => Err("a list names one side of each card, in the order of the cards".into()),
        }
    }
}

impl Familiars {
    /// The sides that are shuffled, none without familiars.
    pub(crate) fn sides(self) -> Pile<Familiar, 8> {
        let sides = match &self {
            Familiars::Off => &[][..],
            Familiars::Front => &Familiar::FRONTS,
            Familiars::Back => &Familiar::BACKS,
            Familiars::Random => Familiar::ALL,
            Familiars::Chosen(sides) => sides,
        };
        sides.iter().copied().collect()
    }
}

impl Options {
    /// What can be chosen, and what is played if nobody chooses.
    pub(crate) const ABOUT: &[OptionAbout] = &[
        OptionAbout {
            name: "familiars",
            values: &[
                r#""off""#,
                r#""front""#,
                r#""back""#,
                r#""random""#,
                r#"["streak","tie","scry","crash"]"#,
            ],
            default: r#""off""#,
        },
        OptionAbout { name: "team", values: &["false", "true"], default: "false" },
    ];

    /// OO-48, OO-61. Familiars need three or four players, teams four.
    pub(crate) fn check(self, players: usize) -> Result<(), SetupError> {
        let bad = |reason: &str| Err(SetupError::BadOption(format!("only-one: {reason}")));
        if self.familiars != Familiars::Off && players == 2 {
            return bad("familiars need 3 or 4 players");
        }
        if self.team && players != 4 {
            return bad("the team game needs 4 players");
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_as_they_are_written() {
        for text in [
            r#"{"familiars":"off","team":false}"#,
            r#"{"familiars":"random","team":true}"#,
            r#"{"familiars":["streak","tie","scry","crash"],"team":false}"#,
        ] {
            let options: Options = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&options).unwrap(), text);
        }
        assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
    }

    #[test]
    fn everything_else_is_refused() {
        for text in [
            r#"{"familiars":"sides"}"#,
            r#"{"familiars":"Off"}"#,
            r#"{"familiars":true}"#,
            r#"{"familiars":null}"#,
            r#"{"familiars":{"off":null}}"#,
            r#"{"familiars":[]}"#,
            r#"{"familiars":["streak","tie","scry"]}"#,
            r#"{"familiars":["streak","tie","scry","crash","pick"]}"#,
            r#"{"familiars":["tie","streak","scry","crash"]}"#,
            r#"{"familiars":["streak","early","scry","crash"]}"#,
            r#"{"familiars":["streak","tie","scry","dance"]}"#,
            r#"{"familiars":["streak","tie","scry",null]}"#,
            r#"{"team":1}"#,
            r#"{"team":"true"}"#,
            r#"{"team":null}"#,
            r#"{"teams":true}"#,
        ] {
            assert!(serde_json::from_str::<Options>(text).is_err(), "{text}");
        }
    }
}

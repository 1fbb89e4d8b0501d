//! What is written for eyes: values that may be hidden, and cards as texts.

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{Seat, Seats};

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eye {
    /// Whoever may see everything: the table itself, tests, the replay of a finished game.
    All,
    /// The player in this seat.
    Seat(Seat),
    /// Somebody who plays no part.
    Spectator,
}

impl Eye {
    /// Everybody who may look while the game is on: the players and the spectators.
    pub fn everybody(seats: Seats) -> impl Iterator<Item = Eye> {
        seats.iter().map(Eye::Seat).chain([Eye::Spectator])
    }

    /// Whether this eye sees what `owner` alone may see.
    pub fn sees(self, owner: Seat) -> bool {
        match self {
            Eye::All => true,
            Eye::Seat(seat) => seat == owner,
            Eye::Spectator => false,
        }
    }
}

/// A value, or the `"?"` that stands for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen<T> {
    /// The viewer may see it.
    Known(T),
    /// The viewer may not.
    Hidden,
}

impl<T> Seen<T> {
    /// The value if `visible`.
    pub fn when(visible: bool, value: T) -> Seen<T> {
        if visible { Seen::Known(value) } else { Seen::Hidden }
    }

    /// The value, unless it is hidden.
    pub fn known(self) -> Option<T> {
        match self {
            Seen::Known(value) => Some(value),
            Seen::Hidden => None,
        }
    }
}

impl<T: Serialize> Serialize for Seen<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Seen::Known(value) => value.serialize(serializer),
            Seen::Hidden => serializer.serialize_str("?"),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Seen<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seen<T>, D::Error> {
        #[derive(Deserialize)]
        enum Mark {
            #[serde(rename = "?")]
            Hidden,
        }
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either<T> {
            Hidden(Mark),
            Known(T),
        }
        Ok(match Either::deserialize(deserializer)? {
            Either::Hidden(Mark::Hidden) => Seen::Hidden,
            Either::Known(value) => Seen::Known(value),
        })
    }
}

/// Writes a value as its notation; for `#[serde(serialize_with)]`-like use through [`text_in_json!`](crate::text_in_json).
pub fn serialize_text<S: Serializer>(value: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Reads a value from its notation.
pub fn deserialize_text<'de, D: Deserializer<'de>, T: FromStr>(deserializer: D) -> Result<T, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(|_| de::Error::custom(format!("{text:?} is not one of ours")))
}

/// Types whose JSON is their notation: what `Display` writes and `FromStr` reads.
#[macro_export]
macro_rules! text_in_json {
    ($($text:ty),+ $(,)?) => {$(
        impl ::serde::Serialize for $text {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::shown::serialize_text(self, serializer)
            }
        }
        impl<'de> ::serde::Deserialize<'de> for $text {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::shown::deserialize_text(deserializer)
            }
        }
    )+};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_hidden_is_a_question_mark() {
        let seen = [Seen::Known("3".to_owned()), Seen::Hidden];
        let text = serde_json::to_string(&seen).unwrap();
        assert_eq!(text, r#"["3","?"]"#);
        assert_eq!(serde_json::from_str::<[Seen<String>; 2]>(&text).unwrap(), seen);
    }
}

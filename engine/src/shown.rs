//! What is written down of a game: the state as JSON, the view of each eye, and the way back.

use std::fmt::{self, Debug, Formatter};
use std::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{Eye, Game, Seats};

/// A game that can be written down for an eye, and goes on from what was written for [`Eye::All`].
pub trait Shown: Game {
    /// The state as JSON has it, with [`Seen`] wherever something can be hidden.
    type State: Serialize + DeserializeOwned + PartialEq + Debug;

    /// The state as this eye may see it: the one builder of states and views. Views are built from nothing,
    /// never by masking a full dump.
    fn show(&self, eye: Eye) -> Self::State;

    /// The position that `show(Eye::All)` wrote. It reads, and refuses what it cannot hold; whether the state
    /// was ever reached is told by the hash that the log has of it, which the table compares.
    fn restore(state: &Self::State, cards: &'static Self::Cards) -> Result<Self, BadState>;
}

/// A state that no game can be rebuilt from.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this state cannot be continued: {0}")]
pub struct BadState(pub String);

impl BadState {
    /// Refuses a state for this reason unless something holds.
    pub fn unless(holds: bool, reason: &str) -> Result<(), BadState> {
        if holds { Ok(()) } else { Err(BadState(reason.into())) }
    }

    /// The seats of a state with so many players, if the game is for so many.
    pub fn or_seats<G: Game>(players: usize) -> Result<Seats, BadState> {
        BadState::unless(G::RULES.players.contains(&players), "the game is not for so many players")?;
        Ok(Seats::first(players))
    }

    /// More cards in one place than any game puts there.
    pub(crate) fn too_many() -> BadState {
        BadState("too many cards in one place".into())
    }
}

/// The name of a game in its state: `"donburiko"`, and nothing else is read.
pub struct Slug<G>(PhantomData<G>);

impl<G> Default for Slug<G> {
    fn default() -> Self {
        Slug(PhantomData)
    }
}

impl<G> PartialEq for Slug<G> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<G: Game> Debug for Slug<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(G::RULES.slug)
    }
}

impl<G: Game> Serialize for Slug<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(G::RULES.slug)
    }
}

impl<'de, G: Game> Deserialize<'de> for Slug<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let found = String::deserialize(deserializer)?;
        if found == G::RULES.slug {
            Ok(Slug::default())
        } else {
            Err(de::Error::custom(format!("this is a state of {found:?}, not of {}", G::RULES.slug)))
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

    /// The value of a state that a game is restored from, which hides nothing.
    pub fn open(self) -> Result<T, BadState> {
        self.known().ok_or_else(|| BadState("something is hidden in it".into()))
    }
}

impl<T: Copy> Seen<T> {
    /// The values of a state that a game is restored from, which hides none of them.
    pub(crate) fn open_all(seen: &[Seen<T>]) -> Result<Vec<T>, BadState> {
        seen.iter().map(|&seen| seen.open()).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_hidden_is_a_question_mark() {
        let seen = [Seen::Known("3".to_owned()), Seen::Hidden];
        let text = serde_json::to_string(&seen).unwrap();
        assert_eq!(text, r#"["3","?"]"#);
        assert_eq!(serde_json::from_str::<[Seen<String>; 2]>(&text).unwrap(), seen);
        assert!(Seen::<u8>::Hidden.open().is_err(), "a game cannot go on from what somebody sees of it");
    }
}

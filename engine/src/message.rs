//! What is said to people: the name of a Fluent message and its arguments, worded by whoever shows it.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use crate::Seat;

/// A sentence to be worded in the reader's language.
///
/// ```
/// use engine::{Message, Seat};
/// let took = Message::new("took").seat("player", Seat::ALL[2]).number("chips", 3);
/// assert_eq!(
///     serde_json::to_string(&took).unwrap(),
///     r#"{"id":"took","args":{"chips":3,"player":{"seat":2}}}"#
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    /// The message's name in the game's or the front end's catalog.
    pub id: &'static str,
    /// What is filled into it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<&'static str, Arg>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, for plurals and selections.
    Number(i64),
    /// A text that is the same in every language, such as a sum or a row's name.
    Text(String),
    /// A player, whose name the front end knows.
    Seat(Seat),
    /// Another message, such as the name of a card.
    Message(Message),
}

impl Message {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Message {
        Message { id, args: BTreeMap::new() }
    }

    /// With a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Message {
        self.with(name, Arg::Number(number.into()))
    }

    /// With a text that needs no translation.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl ToString) -> Message {
        self.with(name, Arg::Text(text.to_string()))
    }

    /// With a player.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Message {
        self.with(name, Arg::Seat(seat))
    }

    /// With another message.
    #[must_use]
    pub fn message(self, name: &'static str, message: Message) -> Message {
        self.with(name, Arg::Message(message))
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Message {
        self.args.insert(name, arg);
        self
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Player {
            seat: Seat,
        }
        match self {
            Arg::Number(number) => number.serialize(serializer),
            Arg::Text(text) => text.serialize(serializer),
            Arg::Seat(seat) => Player { seat: *seat }.serialize(serializer),
            Arg::Message(message) => message.serialize(serializer),
        }
    }
}

/// One line of news, and how loud it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct News {
    /// What happened.
    pub message: Message,
    /// How a front end shows it.
    pub tone: Tone,
}

/// How loud a line of news is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    /// Part of the flow.
    Plain,
    /// Somebody gained by it.
    Gain,
    /// Somebody lost by it.
    Loss,
    /// The table has changed for everybody: a flag, a last round.
    Notice,
    /// A chapter is over: front ends pause here and show what led to it.
    Chapter,
}

impl Tone {
    /// This message in this tone.
    pub const fn say(self, message: Message) -> News {
        News { message, tone: self }
    }
}

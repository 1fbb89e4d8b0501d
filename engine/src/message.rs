//! What is said to people: the name of a Fluent message and its arguments, worded by whoever shows it.

use compact_str::{CompactString, ToCompactString};
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
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Message {
    /// The message's name in the game's or the front end's catalog.
    pub id: &'static str,
    /// What is filled into it.
    #[serde(skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(feature = "api", ts(type = "Record<string, Arg>", optional))]
    #[cfg_attr(feature = "api", schema(value_type = std::collections::BTreeMap<String, Arg>, no_recursion))]
    pub args: Args,
}

/// What is filled into a message: values by name, in the order of their names. A scene has a hundred messages
/// of a few arguments each, so this is a plain list and not a tree.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Args(Vec<(&'static str, Arg)>);

impl Args {
    /// No arguments.
    pub const NONE: Args = Args(Vec::new());

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The arguments, in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Arg)> {
        self.0.iter().map(|(name, arg)| (*name, arg))
    }

    fn insert(&mut self, name: &'static str, arg: Arg) {
        // One or two arguments are the rule, and a scene has hundreds of lists: none begins with more room.
        if self.0.is_empty() {
            self.0 = Vec::with_capacity(2);
            self.0.push((name, arg));
            return;
        }
        match self.0.binary_search_by(|(other, _)| other.cmp(&name)) {
            Ok(place) => self.0[place].1 = arg,
            Err(place) => self.0.insert(place, (name, arg)),
        }
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "api", derive(ts_rs::TS))]
pub enum Arg {
    /// A number, for plurals and selections.
    Number(#[cfg_attr(feature = "api", ts(type = "number"))] i64),
    /// A text that is the same in every language, such as a sum or a row's name.
    Text(#[cfg_attr(feature = "api", ts(as = "String"))] CompactString),
    /// A player, whose name the front end knows.
    Seat(
        #[serde(serialize_with = "serialize_player")]
        #[cfg_attr(feature = "api", ts(type = "{ seat: Seat }"))]
        Seat,
    ),
    /// Another message, such as the name of a card.
    Message(Message),
}

impl Arg {
    /// A text that needs no translation.
    pub fn text(text: impl ToCompactString) -> Arg {
        Arg::Text(text.to_compact_string())
    }
}

/// Messages and arguments hold each other, which no derived schema can say.
#[cfg(feature = "api")]
impl utoipa::PartialSchema for Arg {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        use utoipa::openapi::{ObjectBuilder, OneOfBuilder, Ref, Type};
        let seat = ObjectBuilder::new().property("seat", Ref::from_schema_name("Seat")).required("seat");
        OneOfBuilder::new()
            .item(ObjectBuilder::new().schema_type(Type::Integer))
            .item(ObjectBuilder::new().schema_type(Type::String))
            .item(seat)
            .item(Ref::from_schema_name("Message"))
            .into()
    }
}

#[cfg(feature = "api")]
impl utoipa::ToSchema for Arg {}

/// How a player is written among the arguments.
#[derive(Serialize)]
struct Player {
    /// The seat's number.
    seat: Seat,
}

fn serialize_player<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    Player { seat: *seat }.serialize(serializer)
}

impl Message {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Message {
        Message { id, args: Args::NONE }
    }

    /// With a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Message {
        self.with(name, Arg::Number(number.into()))
    }

    /// With a text that needs no translation.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl ToCompactString) -> Message {
        self.with(name, Arg::text(text))
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

/// One line of news, and how loud it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct News {
    /// What happened.
    pub message: Message,
    /// How a front end shows it.
    pub tone: Tone,
}

/// How loud a line of news is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(ts_rs::TS, utoipa::ToSchema))]
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

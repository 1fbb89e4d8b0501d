//! What is answered.

use engine::{BadSeed, BadState, News, PlayError, ReplayError, SetupError, Words};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

/// The longest text of an error: it may quote the request, which may be a mebibyte long.
const LONGEST_MESSAGE: usize = 500;

/// What a reply says besides `ok` and `id`.
pub(super) type Body = Map<String, Value>;

/// A body with these fields, in this order.
pub(super) fn body<const N: usize>(fields: [(&str, Value); N]) -> Body {
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// Why a request was not done; nothing has changed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub(super) enum ReplyFault {
    #[error("{0}")]
    BadJson(String),
    #[error("there is no field {0:?} in this request")]
    UnknownField(String),
    #[error("`cmd` names a command, such as \"hello\" or \"new\", not {0}")]
    UnknownCommand(String),
    #[error("there is no game at this table; start one with `new`")]
    NoGame,
    #[error("`seat` is a number from 0 to {last} at this table, not {found}")]
    BadSeat { found: String, last: usize },
    #[error("`action` is a text that `legal` lists, or `number` its number, not {0}")]
    BadAction(Value),
    #[error("`legal` is a list of the actions to choose from, at least one, not {0}")]
    BadLegal(Value),
    #[error("{0}")]
    BadOption(String),
    #[error(transparent)]
    BadSeed(#[from] BadSeed),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    BadState(#[from] BadState),
    #[error(transparent)]
    BadReplay(Box<ReplayError>),
    #[error("cards were dealt anew or laid out here, so no replay leads to this; `state` keeps the position")]
    NoReplay,
    #[error("there are more than {0} lines; ask for less depth")]
    TooDeep(u64),
    #[error("a mistake of our own; the table it was about is closed")]
    Internal,
    /// What the table says, already in words.
    #[error("{reason}")]
    Play { error: PlayError, reason: String },
}

impl From<ReplayError> for ReplyFault {
    fn from(error: ReplayError) -> ReplyFault {
        ReplyFault::BadReplay(Box::new(error))
    }
}

impl ReplyFault {
    /// The protocol's name for it.
    pub(super) fn code(&self) -> &'static str {
        match self {
            ReplyFault::BadJson(_) | ReplyFault::UnknownField(_) => "bad_json",
            ReplyFault::UnknownCommand(_) => "unknown_command",
            ReplyFault::NoGame => "no_game",
            ReplyFault::BadSeat { .. } => "bad_seat",
            ReplyFault::BadAction(_) | ReplyFault::BadLegal(_) => "bad_action",
            ReplyFault::BadOption(_) => "bad_option",
            ReplyFault::BadSeed(_) => "bad_seed",
            ReplyFault::Setup(error) => error.code(),
            ReplyFault::BadState(_) => "bad_state",
            ReplyFault::BadReplay(_) => "bad_replay",
            ReplyFault::NoReplay => "no_replay",
            ReplyFault::TooDeep(_) => "too_deep",
            ReplyFault::Internal => "internal",
            ReplyFault::Play { error, .. } => error.code(),
        }
    }
}

/// The reply to a request, as one line of JSON.
pub(super) fn write(done: Result<Body, ReplyFault>, id: Option<&RawValue>) -> String {
    #[derive(Serialize)]
    struct Reply<'a> {
        ok: bool,
        #[serde(flatten)]
        body: Body,
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<&'a RawValue>,
    }
    let (ok, body) = match done {
        Ok(body) => (true, body),
        Err(fault) => (false, error(&fault)),
    };
    // Maps with string keys and raw JSON can always be written.
    serde_json::to_string(&Reply { ok, body, id }).unwrap_or_default()
}

fn error(fault: &ReplyFault) -> Body {
    let mut message = fault.to_string();
    if let Some((end, _)) = message.char_indices().nth(LONGEST_MESSAGE) {
        message.truncate(end);
        message.push('…');
    }
    body([("error", json!({"code": fault.code(), "message": message}))])
}

/// An event for programs and for people.
pub(crate) fn event(news: &News, words: &Words, names: &[String]) -> Value {
    json!({"text": words.say(&news.message, names), "message": news.message, "tone": news.tone})
}

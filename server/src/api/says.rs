//! What the server tells a client over its WebSocket.

use bots::Thoughts;
use engine::{Cue, LogLine, Message, Plans, Seat};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ChatLine, Fault, PartName, Parts, TableInfo};

/// A message of the server.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Say {
    /// Everything, at the beginning and whenever a client has to start anew.
    Welcome(Box<Welcome>),
    /// Nobody but the host can let one in, and they have been told who knocks.
    Waiting,
    /// The host has let one in.
    LetIn {
        /// Opens the door from now on, as the `token` of the next `hello` or of requests.
        pass: String,
    },
    /// What has changed on the table since the last message.
    Changed(Changed),
    /// Who sits where, the phase, presence, proposals: sent whole whenever any of it changes.
    Table {
        /// The table.
        table: Box<TableInfo>,
    },
    /// Somebody has said something.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// The server is to be started again, or is not after all.
    Restart {
        /// When, in milliseconds since 1970; nothing if it is not.
        #[ts(type = "number | null")]
        restart_at: Option<u64>,
    },
    /// A request was carried out (or had been before), and nothing else answers it.
    Done {
        /// The request's `id`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        re: Option<u32>,
    },
    /// What the master would do.
    Hint(Hint),
    /// A request was not carried out.
    Error {
        /// The request's `id`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        re: Option<u32>,
        /// Why.
        error: Fault,
    },
}

/// Everything a client needs to begin.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Welcome {
    /// Who the client is here.
    pub you: You,
    /// The table.
    pub table: TableInfo,
    /// What the client sees, as a change from nothing: every part and the whole log; none before the start.
    #[serde(flatten)]
    pub everything: Changed,
    /// How the table is composed; none before the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Plans>")]
    #[schema(value_type = Option<Plans>)]
    pub plans: Option<&'static Plans>,
    /// The last lines of the chat.
    pub chat: Vec<ChatLine>,
    /// The version of the server and its pages: a page that was loaded from another one should load itself anew.
    pub version: &'static str,
    /// When the server is to be started again, in milliseconds since 1970, if that was announced.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "number", optional)]
    pub restart_at: Option<u64>,
    /// The server's clock, in milliseconds since 1970, to read deadlines by.
    #[ts(type = "number")]
    pub now: u64,
}

/// Who a client is at its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct You {
    /// The seat; a spectator has none.
    pub seat: Option<Seat>,
    /// Whether this is the host.
    pub host: bool,
}

/// What has changed on the table, as this client may see it. Parts neither set nor gone are as they were.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS, ToSchema)]
pub struct Changed {
    /// The `id` of one's own request that this answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub re: Option<u32>,
    /// How many actions have been played now.
    pub number: u32,
    /// Until when the seats to act have time, in milliseconds since 1970; only at tables with a limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "number", optional)]
    pub deadline: Option<u64>,
    /// In a guided game: the step of the lesson that its learner is at; left out for everybody else, and
    /// once the script has been left.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<u32>,
    /// Parts that are new or have changed, each whole.
    #[serde(skip_serializing_if = "Parts::is_empty")]
    #[ts(optional, as = "Option<Parts>")]
    pub set: Parts,
    /// The names of parts that are there no more.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    #[schema(value_type = Vec<String>)]
    pub gone: Vec<PartName>,
    /// Lines of the log with a higher `number` than this are taken back, before `log` is added.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub log_keep: Option<u32>,
    /// Pictures of the table on the way, in order: each is what has changed since the one before, and what is
    /// said above comes after the last of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<BeatSaid>>")]
    pub beats: Vec<BeatSaid>,
    /// New lines of the log: what has happened since the last picture.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<LogLine>>")]
    pub log: Vec<LogLine>,
}

/// A picture of the table in the middle of an action, as a change from what was seen before.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS, ToSchema)]
pub struct BeatSaid {
    /// Parts that are new or have changed, each whole.
    #[serde(skip_serializing_if = "Parts::is_empty")]
    #[ts(optional, as = "Option<Parts>")]
    pub set: Parts,
    /// The names of parts that are there no more.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    #[schema(value_type = Vec<String>)]
    pub gone: Vec<PartName>,
    /// What has happened since the picture before.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<LogLine>>")]
    pub log: Vec<LogLine>,
    /// How it is staged.
    pub cue: Cue,
}

/// What the master would do.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Hint {
    /// The request's `id`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub re: Option<u32>,
    /// The `number` of the scene that it is about.
    pub number: u32,
    /// What can be played, the preferred first.
    pub actions: Vec<HintedAction>,
    /// Why the preferred one is better than each of the next two, as far as there are any.
    pub reasons: Vec<Message>,
}

/// What the master thinks of an action.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct HintedAction {
    /// The action.
    pub action: String,
    /// The chance to win that it leaves, from 0 to 1.
    pub chance: f32,
}

impl Hint {
    /// The master's thoughts as a client reads them.
    pub fn new(re: Option<u32>, number: u32, thoughts: &Thoughts, reasons: Vec<Message>) -> Hint {
        let action =
            |thought: &bots::Thought| HintedAction { action: thought.action.clone(), chance: thought.chance };
        Hint { re, number, actions: thoughts.actions.iter().map(action).collect(), reasons }
    }
}

//! What the server tells a client over its WebSocket.

use bots::Thoughts;
use engine::{
    Arg, Blocked, CardFace, Choice, CompactString, Front, Layout, LogLine, Message, Place, Scene, Seat,
    SeatScene, Sheet, Token,
};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ChatLine, Fault, TableInfo};

/// A message of the server.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Say {
    /// Everything, at the beginning and whenever a client has to start anew.
    Welcome(Box<Welcome>),
    /// What has changed on the table since the last message.
    Changed(Changed),
    /// Who sits where, the phase, presence, proposals: sent whole whenever any of it changes.
    Table {
        /// The table.
        table: TableInfo,
    },
    /// Somebody has said something.
    Chat {
        /// What.
        line: ChatLine,
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
    /// How many actions have been played.
    pub number: u32,
    /// Until when the seats to act have time, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub deadline: Option<u64>,
    /// In a guided first game: the step of the lesson that its learner is at. Null for everybody else, and once the
    /// script has been left.
    pub step: Option<u32>,
    /// What the client sees, with the whole log; nothing before the start.
    pub scene: Option<Scene>,
    /// One's own sealed choice, which can still be changed.
    pub sealed: Option<String>,
    /// The last lines of the chat.
    pub chat: Vec<ChatLine>,
    /// The version of the server and its pages: a page that was loaded from another one should load itself anew.
    pub version: &'static str,
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

/// What has changed on the table, as this client may see it. What is left out is as it was; what is null is gone.
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
    /// In a guided first game: the step of the lesson that its learner is at now; left out for everybody else, and once
    /// the script has been left.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<u32>,
    /// Seats that have changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<SeatScene>>")]
    pub seats: Vec<SeatScene>,
    /// Faces that the zones of this message or a later one have, each told once; one that shares its `text` with an earlier one
    /// takes its place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<CardFace>>")]
    pub faces: Vec<Front>,
    /// Zones that have changed or are new.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ChangedZone>>")]
    pub zones: Vec<ChangedZone>,
    /// The ids of all zones in order, if zones have come, gone or moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[ts(as = "Option<Vec<String>>")]
    #[schema(value_type = Option<Vec<String>>)]
    pub order: Option<Vec<CompactString>>,
    /// What holds for the whole table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub flags: Option<Vec<Message>>,
    /// What is to be done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<Option<Message>>,
    /// What a beginner should notice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tips: Option<Vec<Message>>,
    /// One's legal actions.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub choices: Option<Vec<Choice>>,
    /// What looks possible but is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub blocked: Option<Vec<Blocked>>,
    /// The score sheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sheet: Option<Option<Sheet>>,
    /// Rows of the score sheet that have changed, where the rest of it is as it was.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<NumberedRow>>")]
    pub sheet_rows: Vec<NumberedRow>,
    /// Lines of the log with a higher `number` than this are taken back, before `log` is added.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub log_keep: Option<u32>,
    /// New lines of the log: what has happened.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<LogLine>>")]
    pub log: Vec<LogLine>,
    /// One's own sealed choice, which can still be changed; null once it cannot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sealed: Option<Option<String>>,
}

/// What lies in a zone now. Where it is, how it lies and what it is called hardly ever change: they
/// are there if any of them has, or if the zone is new.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ChangedZone {
    /// Its name.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub id: CompactString,
    /// Where on the table it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<Place>,
    /// How its cards lie.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub layout: Option<Layout>,
    /// What it is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<Message>,
    /// The cards, in order.
    pub cards: Vec<ChangedCard>,
    /// Chips in it; none if left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Token>>")]
    pub tokens: Vec<Token>,
    /// What the viewer should know of it; nothing if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<Message>,
}

/// A card of a zone that has changed.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ChangedCard {
    /// Its name, if it is not the zone's with the card's place in it, such as `hand2.0`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<String>")]
    #[schema(value_type = Option<String>)]
    pub id: Option<CompactString>,
    /// The `text` of its face, which has been told in full; none is a back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<String>")]
    #[schema(value_type = Option<String>)]
    pub face: Option<CompactString>,
    /// Whether it lies face down on the table, even if the viewer knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub down: Option<bool>,
    /// Chips on it, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chips: Option<u8>,
    /// Who put it there, where that matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by: Option<Seat>,
}

/// A row of the score sheet, counted from 0.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct NumberedRow {
    /// Which.
    pub number: u16,
    /// What it says now.
    pub row: Vec<Arg>,
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
    pub fn new(re: Option<u32>, number: u32, thoughts: Thoughts) -> Hint {
        let action = |thought: bots::Thought| HintedAction { action: thought.action, chance: thought.chance };
        Hint { re, number, actions: thoughts.actions.into_iter().map(action).collect() }
    }
}

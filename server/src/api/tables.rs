//! Tables, seats and replays as HTTP has them.

use engine::{Beat, Cue, LogLine, Message, Plans, Scene, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use serde_json::{Map, Value};

use super::{ChatLine, Phase, Scored, TableInfo};

/// A seat that somebody has got.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Seated {
    /// The table.
    pub table: TableInfo,
    /// The seat.
    pub seat: Seat,
    /// The seat's secret: whoever has it sits there. It lives as long as the table.
    pub token: String,
    /// The address that opens the seat on any device.
    pub link: String,
}

/// Where a code leads.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Found {
    /// The table's id.
    pub id: String,
}

/// What everybody may know of the house: for how long what is kept is kept, and what is about to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct HouseInfo {
    /// Days after which a table goes that nobody has finished or used since; 0 is never.
    pub unfinished_days: u32,
    /// Days after which a finished game goes; 0 is never.
    pub finished_days: u32,
    /// Days after which what was said goes; 0 is never.
    pub chat_days: u32,
    /// How many lines of what was said a table keeps in any case.
    pub chat_lines: u32,
    /// Whether nothing new begins, since the server is about to stop.
    pub draining: bool,
    /// When the server is to be started again, in milliseconds since 1970, if that was announced.
    #[ts(type = "number | null")]
    pub restart_at: Option<u64>,
}

/// An action that is played over HTTP.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayRequest {
    /// In the game's notation.
    pub action: String,
    /// The `number` of the scene that it was chosen in.
    pub number: u32,
}

/// An action that is on disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct PlayAnswer {
    /// Its number in the game's log, from 1.
    pub number: u32,
    /// Whether this request was a repetition: the action had been played before.
    pub repeated: bool,
}

/// The table as a script polls it.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Polled {
    /// The table.
    pub table: TableInfo,
    /// One's own seat.
    pub seat: Option<Seat>,
    /// How many actions have been played.
    pub number: u32,
    /// Until when the seats to act have time, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub deadline: Option<u64>,
    /// What one sees; nothing before the start.
    pub scene: Option<Scene>,
    /// The last lines of the chat.
    pub chat: Vec<ChatLine>,
}

/// What a program that plays needs to decide, or that its game is over.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Turn {
    /// Before, during or after a game.
    pub phase: Phase,
    /// Which game at this table, from 1.
    pub round: u32,
    /// The game's slug.
    pub game: String,
    /// How many play.
    pub players: u32,
    /// The variants.
    pub options: Map<String, Value>,
    /// The program's seat.
    pub seat: Seat,
    /// How many actions have been played. Whoever plays says in which position they decided.
    pub number: u32,
    /// The table as this seat may see it.
    pub view: Value,
    /// The actions to choose from; none if the game is over.
    pub legal: Vec<String>,
    /// Their numbers among all actions of the game.
    pub numbers: Vec<u32>,
    /// The view in quantities that the game has names for.
    pub observation: Vec<f32>,
    /// What has happened since the action that the program named, as its seat may know it.
    pub events: Vec<TurnEvent>,
}

/// What has happened, with the sentence that says so.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct TurnEvent {
    /// In English; players are called by the numbers of their seats.
    pub text: String,
    /// For programs.
    #[serde(flatten)]
    pub line: LogLine,
}

/// A finished game to look at, all cards open.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ReplayInfo {
    /// Its name in addresses.
    pub id: String,
    /// The game's slug.
    pub game: String,
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// How many actions were played; there is one step more than that.
    pub actions: u32,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub ended: u64,
    /// The result.
    pub result: Scored,
    /// How the table is composed.
    #[ts(as = "Plans")]
    #[schema(value_type = Plans)]
    pub plans: &'static Plans,
    /// The steps that were asked for, each with the whole scene.
    pub steps: Vec<ReplayStep>,
}

/// A finished game after one of its actions.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ReplayStep {
    /// The number of the action; 0 is the deal.
    pub number: u32,
    /// Who played it; nobody the deal.
    pub seat: Option<Seat>,
    /// What was played.
    pub action: Option<String>,
    /// Pictures of the table on the way, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ReplayBeat>>")]
    pub beats: Vec<ReplayBeat>,
    /// The table after it, all cards open; its log has the lines since the last picture.
    pub scene: Scene,
    /// What the choice is called in words, if the game has words for it.
    pub label: Option<Message>,
}

/// A picture of a finished game in the middle of an action.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ReplayBeat {
    /// The table at that moment, all cards open; its log has the lines since the picture before.
    pub scene: Scene,
    /// How it is staged.
    pub cue: Cue,
}

impl From<Beat> for ReplayBeat {
    fn from(Beat { lines, scene, cue }: Beat) -> ReplayBeat {
        ReplayBeat { scene: Scene { log: lines, ..scene.named() }, cue }
    }
}

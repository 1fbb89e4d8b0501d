//! Tables, seats and replays as HTTP has them.

use bots::Level;
use engine::{Message, Scene, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ChatLine, Proposed, Scored};

/// A table as somebody asks for it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's slug.
    pub game: String,
    /// How many seats, people and bots together. A lesson knows by itself.
    #[serde(default)]
    #[ts(optional, as = "Option<u32>")]
    pub players: u32,
    /// The variants; what is left out has its default.
    #[serde(default)]
    #[ts(type = "Record<string, string | number | boolean>", optional)]
    pub options: Map<String, Value>,
    /// What the host is called: 1 to 24 characters.
    pub name: String,
    /// Who sits where besides the host, who takes the first seat for people. Without it, all seats are for people.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<NewSeat>>")]
    pub seats: Vec<NewSeat>,
    /// The level of bots that fill open seats or play for people.
    #[serde(default)]
    #[ts(optional, as = "Option<BotLevel>")]
    pub level: BotLevel,
    /// Seconds for a decision, 5 to 86,400; without it there is no limit.
    #[serde(default)]
    #[ts(optional)]
    pub turn_seconds: Option<u32>,
    /// How long bots wait before they act, in milliseconds, at most 10,000.
    #[serde(default = "default_delay")]
    #[ts(optional, as = "Option<u32>")]
    pub bot_delay_ms: u32,
    /// Whether the table is in the list of open tables.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub open: bool,
    /// Whether hints may be asked for.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub casual: bool,
    /// Whether this is the game's guided first game: the host learns, bots follow the lesson, and it starts at once. Players, options
    /// and seats are the lesson's.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub lesson: bool,
}

fn default_delay() -> u32 {
    700
}

/// Who is to sit in a seat of a new table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// Somebody who joins.
    Person,
    /// A bot.
    Bot {
        /// How strong.
        #[serde(default)]
        level: BotLevel,
    },
}

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum BotLevel {
    /// Plays legally, sees a little.
    Novice,
    /// A good heuristic.
    #[default]
    Casual,
    /// Searches.
    Expert,
    /// Searches long.
    Master,
}

impl From<BotLevel> for Level {
    fn from(level: BotLevel) -> Level {
        match level {
            BotLevel::Novice => Level::Novice,
            BotLevel::Casual => Level::Casual,
            BotLevel::Expert => Level::Expert,
            BotLevel::Master => Level::Master,
        }
    }
}

/// Somebody who wants to sit down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// What the player is called: 1 to 24 characters.
    pub name: String,
    /// The wanted seat; without it, the first that is free.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// What the player adds to the chance of the deal: 16 to 64 hex digits.
    #[serde(default)]
    #[ts(optional)]
    pub nonce: Option<String>,
}

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

/// A table as everybody may know it.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct TableInfo {
    /// Its name in addresses; long enough that nobody guesses it.
    pub id: String,
    /// A short code to tell a friend.
    pub code: String,
    /// The game's slug.
    pub game: String,
    /// The variants that were chosen.
    #[ts(type = "Record<string, string | number | boolean>")]
    pub options: Map<String, Value>,
    /// Before, during or after a game.
    pub phase: Phase,
    /// Which game at this table it is, from 1.
    pub round: u32,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// Who may start; nobody if the host has left.
    pub host: Option<Seat>,
    /// How many watch.
    pub spectators: u32,
    /// Whether it is in the list of open tables.
    pub open: bool,
    /// Whether hints may be asked for.
    pub casual: bool,
    /// The level of bots that step in.
    pub level: BotLevel,
    /// Seconds for a decision.
    pub turn_seconds: Option<u32>,
    /// How long bots wait before they act, in milliseconds.
    pub bot_delay_ms: u32,
    /// What is proposed just now.
    pub proposal: Option<Proposal>,
    /// Whether this is a guided first game: its deal is the lesson's and no secret.
    pub lesson: bool,
    /// SHA-256 of the server's secret part of the next or present deal, published before anybody adds to it. A lesson has none.
    pub commitment: String,
    /// What each seat has added to the deal; those of the present game from its start.
    pub nonces: Vec<Option<String>>,
    /// The result, when the game is over.
    pub result: Option<Scored>,
    /// The replay of the last game that was finished here.
    pub replay: Option<String>,
}

/// Before, during or after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// A seat as everybody may know it.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Its number.
    pub seat: Seat,
    /// Who has it.
    pub kind: SeatKind,
    /// What its player is called; bots and open seats have no name.
    pub name: Option<String>,
    /// How strong its bot is.
    pub level: Option<BotLevel>,
    /// Whether its player is connected; bots always are.
    pub present: bool,
    /// Whether a bot plays for its person just now.
    pub stand_in: bool,
}

/// Who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// What is proposed, and who has agreed.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Proposal {
    /// Who proposed it.
    pub by: Seat,
    /// What.
    #[serde(flatten)]
    pub what: Proposed,
    /// Who has agreed, the proposer included.
    pub agreed: Vec<Seat>,
    /// Who has yet to answer.
    pub waiting: Vec<Seat>,
}

/// A line in a list of tables.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Listed {
    /// The table's id.
    pub id: String,
    /// Its code.
    pub code: String,
    /// The game's slug.
    pub game: String,
    /// Before, during or after a game.
    pub phase: Phase,
    /// The players' names; an open seat or a bot has none.
    pub names: Vec<Option<String>>,
    /// How many seats are free for people.
    pub free: u32,
    /// When it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// One's own seat, in the list of one's own tables.
    pub seat: Option<Seat>,
    /// The replay of the last finished game, in the list of one's own tables.
    pub replay: Option<String>,
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
pub struct Played {
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
    /// The table after it, all cards open; its log has the lines of this step only.
    pub scene: Scene,
    /// What the choice is called in words, if the game has words for it.
    pub label: Option<Message>,
}

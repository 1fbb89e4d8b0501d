//! The public view of a table: what everybody may know of it, whoever sits there.

use engine::{Seat, Seats};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
#[cfg(feature = "api")]
use {ts_rs::TS, utoipa::ToSchema};

use crate::asks::{BotLevel, Phrase, Proposed};
use crate::door::Knock;
use crate::records::{Chair, TableRecord};
use crate::room::Room;
use crate::series::Series;

/// A table as everybody may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
pub struct TableInfo {
    /// Its name in addresses; long enough that nobody guesses it.
    pub id: String,
    /// A short code to tell a friend.
    pub code: String,
    /// The game's slug.
    pub game: String,
    /// The variants that were chosen.
    #[cfg_attr(feature = "api", ts(type = "Record<string, string | number | boolean>"))]
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
    /// How many of them are screens that everybody at the table looks at.
    pub screens: u32,
    /// Whether it is in the list of open tables.
    pub open: bool,
    /// Whether hints may be asked for.
    pub casual: bool,
    /// Whether strangers may watch.
    pub watch: bool,
    /// Whether nobody new comes in without the host's nod.
    pub locked: bool,
    /// Who waits at the door for it.
    pub knocks: Vec<Knock>,
    /// The level of bots that step in.
    pub level: BotLevel,
    /// Seconds for a decision.
    pub turn_seconds: Option<u32>,
    /// How long bots wait before they act, in milliseconds.
    pub bot_delay_ms: u32,
    /// What is proposed just now.
    pub proposal: Option<Proposal>,
    /// In a guided game: which of the game's lessons it is, from 1. Its deal is the lesson's and no secret.
    pub lesson: Option<u32>,
    /// SHA-256 of the server's secret part of the next or present deal, published before anybody adds to it.
    /// A lesson has none.
    pub commitment: String,
    /// Whether the game is about to begin: those who have pledged a nonce are to show it now.
    pub drawing: bool,
    /// What each seat has pledged itself to add to the deal, as hashes.
    pub pledges: Vec<Option<String>>,
    /// What each seat has added to the deal, from the moment before the start.
    pub nonces: Vec<Option<String>>,
    /// The result of the last game, from its end until the next one begins.
    pub result: Option<Scored>,
    /// How each seat has fared in the games at this table.
    pub series: Vec<Series>,
    /// The replay of the last game that was finished here.
    pub replay: Option<String>,
}

/// Before, during or after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
pub enum Phase {
    /// People sit down.
    #[serde(alias = "Waiting")]
    Waiting,
    /// The game is on.
    #[serde(alias = "Playing")]
    Playing,
    /// The game is over.
    #[serde(alias = "Over")]
    Over,
}

/// A seat as everybody may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
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
    /// Whether its person still looks at the last game, while others want to play again.
    pub lingers: bool,
    /// Whose program plays here; people and the house's own bots have nobody's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub author: Option<String>,
}

/// Who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// What is proposed, and who has agreed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
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
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
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
    /// Whether nobody new comes in without the host's nod.
    pub locked: bool,
    /// How many seats are free for people.
    pub free: u32,
    /// When it was created, in milliseconds since 1970.
    #[cfg_attr(feature = "api", ts(type = "number"))]
    pub created: u64,
    /// One's own seat, in the list of one's own tables.
    pub seat: Option<Seat>,
    /// The replay of the last finished game, in the list of one's own tables.
    pub replay: Option<String>,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
pub struct ChatLine {
    /// Who said it.
    #[cfg_attr(feature = "api", schema(value_type = u8))]
    pub seat: Seat,
    /// Plain text; whoever shows it escapes it. Empty if a phrase was said.
    pub text: String,
    /// The phrase, to be worded in the reader's language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "api", ts(optional))]
    pub phrase: Option<Phrase>,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "api", ts(type = "number"))]
    pub at: u64,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "api", derive(TS, ToSchema))]
pub struct Scored {
    /// By seat.
    pub scores: Vec<i32>,
    /// By seat; 1 is the best.
    pub ranks: Vec<u8>,
    /// Who won; perhaps several, perhaps nobody.
    pub winners: Vec<Seat>,
}

/// Who is connected without a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Onlookers {
    /// How many watch, whatever with.
    pub spectators: u32,
    /// How many of them are screens that everybody at the table looks at.
    pub screens: u32,
}

impl Room {
    /// The table as everybody may know it, with these players and onlookers connected.
    pub fn info(&self, present: Seats, onlookers: Onlookers) -> TableInfo {
        let meta = self.meta();
        let config = &meta.config;
        let seats = self.seats().iter().zip(&meta.chairs);
        TableInfo {
            id: self.record.id.clone(),
            code: self.record.code.clone(),
            game: config.game.clone(),
            options: config.options.clone(),
            phase: meta.phase,
            round: meta.round,
            seats: seats.map(|(seat, chair)| seat_info(seat, chair, present.contains(seat))).collect(),
            host: meta.host,
            spectators: onlookers.spectators,
            screens: onlookers.screens,
            open: config.open,
            casual: config.casual,
            watch: config.watch,
            locked: config.locked,
            knocks: self.knocks(),
            level: config.level,
            turn_seconds: config.turn_seconds,
            bot_delay_ms: config.bot_delay_ms,
            proposal: self.proposal_info(present),
            lesson: config.lesson,
            commitment: self.promised_deal().map(|deal| deal.commitment()).unwrap_or_default(),
            drawing: meta.pending.drawing.is_some(),
            pledges: self.pledges(),
            nonces: self.nonces().into_iter().map(|nonce| nonce.map(String::from)).collect(),
            result: self.round().and_then(|round| round.record.result.clone()),
            series: self.series(),
            replay: meta.replay.clone(),
        }
    }
}

impl TableInfo {
    /// What is left of it for strangers where they may not watch: enough to sit down.
    #[must_use]
    pub fn for_strangers(self) -> TableInfo {
        TableInfo { proposal: None, result: None, replay: None, series: Vec::new(), ..self }
    }
}

/// A seat as everybody may know it.
fn seat_info(seat: Seat, chair: &Chair, connected: bool) -> SeatInfo {
    let nobody = SeatInfo {
        seat,
        kind: SeatKind::Open,
        name: None,
        level: None,
        present: false,
        stand_in: false,
        lingers: false,
        author: None,
    };
    match chair {
        Chair::Open => nobody,
        Chair::Bot(level) => SeatInfo { kind: SeatKind::Bot, level: Some(*level), present: true, ..nobody },
        Chair::Person { name, stand_in, lingers, author, .. } => SeatInfo {
            kind: SeatKind::Person,
            name: Some(name.clone()),
            present: connected,
            stand_in: *stand_in,
            lingers: *lingers,
            author: author.clone(),
            ..nobody
        },
    }
}

impl Listed {
    /// A table as lists have it; for somebody who sits or sat there, with the seat and the last replay.
    pub fn new(record: &TableRecord, seat: Option<Seat>) -> Listed {
        let name = |chair: &Chair| match chair {
            Chair::Person { name, .. } => Some(name.clone()),
            Chair::Open | Chair::Bot(_) => None,
        };
        let meta = &record.meta;
        Listed {
            id: record.id.clone(),
            code: record.code.clone(),
            game: meta.config.game.clone(),
            phase: meta.phase,
            names: meta.chairs.iter().map(name).collect(),
            locked: meta.config.locked,
            free: meta.chairs.iter().filter(|chair| **chair == Chair::Open).count() as u32,
            created: record.created,
            seat,
            replay: seat.and(meta.replay.clone()),
        }
    }
}

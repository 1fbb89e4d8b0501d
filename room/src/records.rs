//! Records: a table and its games as a store keeps them, and changes as a write-ahead log has them.

use engine::{Last, Nonce, Played, Seat, Seats, Seed, Stack};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::asks::BotLevel;
use crate::door::{Marks, Porch};
use crate::info::{ChatLine, Phase, Scored};
use crate::proposals::OpenProposal;
use crate::series::Series;

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableRecord {
    /// Its number in the store.
    pub key: i64,
    /// Its name in addresses.
    pub id: String,
    /// Its short code.
    pub code: String,
    /// Whether the list of open tables has it.
    pub listed: bool,
    /// When it was made.
    pub created: u64,
    /// How often it has been changed, as whoever keeps it has counted.
    pub version: u64,
    /// The rest.
    pub meta: Meta,
}

/// Who sits at a table and what was agreed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Meta {
    /// What was agreed.
    pub config: Config,
    /// The seats.
    pub chairs: Vec<Chair>,
    /// Before, during or after a game.
    #[serde(alias = "stage")]
    pub phase: Phase,
    /// Which game at this table, from 1.
    pub round: u32,
    /// Who may start.
    pub host: Option<Seat>,
    /// The next game's starting seat, if a former game decides it.
    pub first: Option<Seat>,
    /// The server's part of the next or present deal: salt and secret in hex.
    pub deal: (String, String),
    /// The present or last game.
    pub game: Option<i64>,
    /// The replay of the last finished game.
    pub replay: Option<String>,
    /// How each seat has fared, as far as anything has been finished here.
    #[serde(default)]
    pub series: Vec<Series>,
    /// Hashes of the passes of those whom the host has let in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passes: Vec<String>,
    /// Whether whoever runs the server has closed it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// Who was shown out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown_out: Vec<Marks>,
    /// What is under way besides the game.
    #[serde(default, skip_serializing_if = "Pending::is_nothing")]
    pub pending: Pending,
}

/// What is under way at a table besides the game. It is kept like all else, so that whoever serves the table next
/// knows of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Pending {
    /// What others must agree to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) proposal: Option<OpenProposal>,
    /// Whose nonces the start waits for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) drawing: Option<Seats>,
    /// Who waits at the door.
    #[serde(skip_serializing_if = "Porch::is_empty")]
    pub(crate) porch: Porch,
}

impl Pending {
    fn is_nothing(&self) -> bool {
        *self == Pending::default()
    }
}

/// What was agreed when the table was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Config {
    /// The game's slug.
    pub game: String,
    /// The variants.
    pub options: Map<String, Value>,
    /// The level of bots that step in.
    pub level: BotLevel,
    /// Seconds for a decision.
    pub turn_seconds: Option<u32>,
    /// How long bots wait before they act.
    pub bot_delay_ms: u32,
    /// Whether it is listed while it waits.
    pub open: bool,
    /// Whether hints may be asked for.
    pub casual: bool,
    /// Whether strangers may watch.
    #[serde(default = "yes")]
    pub watch: bool,
    /// Whether nobody new comes in without the host's nod.
    #[serde(default)]
    pub locked: bool,
    /// Which of the game's lessons the next or present game is, from 1.
    #[serde(default, deserialize_with = "lesson")]
    pub lesson: Option<u32>,
}

/// What a table is like that was made before it could be otherwise.
pub(crate) fn yes() -> bool {
    true
}

/// Tables that were made when every game had one lesson say whether they teach it.
fn lesson<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u32>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Kept {
        Whether(bool),
        Which(Option<u32>),
    }
    Ok(match Kept::deserialize(deserializer)? {
        Kept::Whether(taught) => taught.then_some(1),
        Kept::Which(number) => number,
    })
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Chair {
    /// Nobody.
    Open,
    /// A bot.
    Bot(BotLevel),
    /// Somebody.
    Person {
        /// What the player is called.
        name: String,
        /// SHA-256 of the seat's token, in hex.
        token: String,
        /// The hash of what the player is to add to the next deal, or has added to the present one.
        #[serde(default)]
        pledge: Option<String>,
        /// What the player has added to it.
        nonce: Option<Nonce>,
        /// Whether a bot plays for the person just now.
        stand_in: bool,
        /// Whether the person still looks at the last game, while others want to play again.
        #[serde(default)]
        lingers: bool,
        /// Whose program it is, if it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        author: Option<String>,
        /// Who the person is.
        #[serde(default)]
        marks: Marks,
        /// When they sat down, in milliseconds since 1970.
        #[serde(default)]
        since: u64,
    },
}

/// A game's set-up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameSetup {
    /// The version of the rules.
    pub version: u32,
    /// The variants.
    pub options: Map<String, Value>,
    /// What decides the shuffles.
    pub seed: Seed,
    /// The starting seat, if it was given.
    pub first: Option<Seat>,
    /// Shuffles that are fixed, as a lesson's are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stack: Stack,
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// The server's part of the deal: salt and secret in hex. Empty where no fair deal was promised.
    pub deal: (String, String),
    /// The players' parts.
    pub nonces: Vec<Option<Nonce>>,
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameRecord {
    /// Its number in the store.
    pub key: i64,
    /// Its table.
    pub table: i64,
    /// The game's slug.
    pub game: String,
    /// Its set-up.
    pub setup: GameSetup,
    /// When it began.
    pub started: u64,
    /// When it ended.
    pub ended: Option<u64>,
    /// Its replay's id, once it is over.
    pub replay: Option<String>,
    /// Its result, once it is over.
    pub result: Option<Scored>,
}

/// A position beside the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LastState {
    /// After this many actions.
    pub number: u32,
    /// The position.
    pub last: Last,
}

/// A game with all that is kept of it.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptGame {
    /// The game.
    pub record: GameRecord,
    /// Its log.
    pub actions: Vec<Played>,
    /// A position beside the log, if one was kept.
    pub state: Option<LastState>,
}

/// Something to be made to last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Change {
    /// A table is new, or something about it has changed.
    Table(Box<TableRecord>),
    /// A game begins.
    Begin(Box<GameRecord>),
    /// An action is played; it fails if the log has this number already.
    Append {
        /// The game.
        game: i64,
        /// The action's number, from 1.
        number: u32,
        /// The action.
        played: Played,
    },
    /// The log is cut before this number and goes on with these actions.
    Rewrite {
        /// The game.
        game: i64,
        /// The first number that is cut.
        from: u32,
        /// What follows.
        actions: Vec<Played>,
    },
    /// A position is kept beside the log.
    State {
        /// The game.
        game: i64,
        /// The position.
        state: Box<LastState>,
    },
    /// A game is over.
    End {
        /// The game, complete.
        record: Box<GameRecord>,
        /// How many actions it had.
        actions: u32,
        /// The starting seat.
        first: Seat,
    },
    /// Somebody has said something.
    Chat {
        /// The table.
        table: i64,
        /// What was said.
        line: ChatLine,
    },
    /// What was said is forgotten.
    Unsay {
        /// The table.
        table: i64,
        /// By whom; without it, by everybody.
        seat: Option<Seat>,
        /// From this moment.
        from: u64,
        /// To this one.
        to: u64,
    },
    /// Somebody is called otherwise in the games that they have played.
    Unname {
        /// The table.
        table: i64,
        /// Their seat.
        seat: Seat,
        /// When they sat down.
        since: u64,
        /// What they are called now.
        name: String,
    },
    /// Which browser has sat in a seat is forgotten.
    Unvisit {
        /// The table.
        table: i64,
        /// The seat.
        seat: Seat,
    },
    /// Somebody has used a table.
    Used {
        /// The table.
        table: i64,
        /// When.
        at: u64,
    },
    /// A browser has sat down.
    Visit {
        /// A hash of its cookie.
        visitor: Vec<u8>,
        /// The table.
        table: i64,
        /// The seat.
        seat: Seat,
        /// When.
        at: u64,
    },
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_table_that_was_made_when_there_was_one_lesson_teaches_it_still() {
        for (kept, number) in
            [(json!(true), Some(1)), (json!(false), None), (json!(2), Some(2)), (json!(null), None)]
        {
            let config = json!({"game": "donburiko", "options": {}, "level": "casual", "turn_seconds": null,
                "bot_delay_ms": 0, "open": false, "casual": true, "lesson": kept});
            let config: Config = serde_json::from_value(config).unwrap();
            assert_eq!(config.lesson, number);
        }
    }
}

//! Games on record: enough to play them again to the last card, and to go on if the rules have changed since.

use std::fmt::{self, Debug, Display, Formatter};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::difference::{Difference, difference};
use crate::{BadState, Fair, Match, NewGame, PlayError, Seat, Seed, Stack, Unfair};

/// A recorded game, finished or not. Its JSON is the replay file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// What kind of file this is.
    pub format: Format,
    /// The game's slug.
    pub game: String,
    /// The version of its rules that the game was played by.
    pub version: u32,
    /// The variants.
    pub options: Map<String, Value>,
    /// The players' names, by seat.
    pub seats: Vec<String>,
    /// What decided the shuffles.
    pub seed: Seed,
    /// The starting seat, if it was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// The shuffles that were fixed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stack: Stack,
    /// The cards file that was played with, if it was not the standard one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
    /// What was played, in order.
    pub actions: Vec<Played>,
    /// Where it ended, or stands.
    pub last: Last,
    /// How it was dealt, if a server promised a fair deal and has kept it secret until the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
}

/// The kind and version of the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Format {
    /// The first.
    #[serde(rename = "chabudai replay 1")]
    V1,
}

/// An action of the record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Who.
    pub seat: Seat,
    /// What, in notation.
    pub action: String,
    /// The hash of the state after it.
    pub hash: StateHash,
}

/// A hash of a state, written as 16 hex digits: equal states have equal hashes, on every platform.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct StateHash(pub u64);

impl Display for StateHash {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Debug for StateHash {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl From<StateHash> for String {
    fn from(hash: StateHash) -> String {
        hash.to_string()
    }
}

impl TryFrom<String> for StateHash {
    type Error = BadHash;
    fn try_from(text: String) -> Result<StateHash, BadHash> {
        let hash = u64::from_str_radix(&text, 16).map(StateHash).map_err(|_| BadHash)?;
        if hash.to_string() == text { Ok(hash) } else { Err(BadHash) }
    }
}

/// A text that is no hash of a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a state's hash is 16 hex digits")]
pub struct BadHash;

/// A position from which a game can be continued.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Last {
    /// The complete state.
    pub state: Value,
    /// How many shuffles had been made.
    pub shuffles: u32,
}

/// How a game is continued.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Resumed {
    /// Its log replays to the same position.
    FromLog,
    /// Its log does not any more, for this reason; the last state was taken as it is.
    FromState(ReplayError),
}

/// Why a replay is not what it says.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// No replay at all, or a damaged one.
    #[error("this is no replay of ours, or a damaged one: {0}")]
    Unreadable(String),
    /// Recorded by other rules.
    #[error("recorded with version {found} of the rules of {game}; this program has version {ours}")]
    OtherRules {
        /// The game.
        game: String,
        /// The version in the file.
        found: u32,
        /// Today's.
        ours: u32,
    },
    /// An action that cannot be played.
    #[error("action {number}, {action:?} of seat {seat}: {reason}")]
    Refused {
        /// Its number, from 1.
        number: usize,
        /// Who.
        seat: Seat,
        /// What.
        action: String,
        /// Why not.
        reason: PlayError,
    },
    /// An action that leads elsewhere.
    #[error("after action {number} the state's hash is {found}, but the record says {recorded}")]
    Differs {
        /// Its number, from 1.
        number: usize,
        /// The hash on record.
        recorded: StateHash,
        /// The hash that comes out.
        found: StateHash,
    },
    /// The last state, or the number of shuffles, is another.
    #[error("the game ends otherwise: {path} is {found}, but the record says {recorded}")]
    OtherEnd {
        /// Where, as a dotted path into `last`.
        path: String,
        /// What is on record there, as JSON.
        recorded: String,
        /// What comes out, as JSON.
        found: String,
    },
    /// The deal is not the one that was promised.
    #[error(transparent)]
    Unfair(#[from] Unfair),
    /// The last state cannot be continued from either.
    #[error(transparent)]
    BadState(#[from] BadState),
}

impl Replay {
    /// Reads a replay file.
    pub fn from_json(text: &str) -> Result<Replay, ReplayError> {
        serde_json::from_str(text).map_err(|error| ReplayError::Unreadable(error.to_string()))
    }

    /// The game as it was asked for.
    pub fn new_game(&self) -> NewGame {
        NewGame {
            game: self.game.clone(),
            players: self.seats.len(),
            options: self.options.clone(),
            seed: Some(self.seed),
            first: self.first,
            stack: self.stack.clone(),
            cards: self.cards.clone(),
        }
    }

    /// Plays the whole record at a fresh table made by [`Replay::new_game`], checking the rules' version, the
    /// promised deal, every hash and the last state.
    pub fn verify(&self, table: &mut dyn Match) -> Result<(), ReplayError> {
        let ours = table.about().rules_version;
        if self.version != ours {
            return Err(ReplayError::OtherRules { game: self.game.clone(), found: self.version, ours });
        }
        self.fair.as_ref().map_or(Ok(()), |fair| fair.check(self.seed))?;
        (1..=self.actions.len()).try_for_each(|number| self.play_action(table, number))?;
        self.same_end(&table.replay(&self.seats).last)
    }

    fn same_end(&self, found: &Last) -> Result<(), ReplayError> {
        let as_json = |last: &Last| json!({"state": last.state, "shuffles": last.shuffles});
        match difference("last", &as_json(&self.last), &as_json(found)) {
            None => Ok(()),
            Some(Difference { path, one: recorded, other: found }) => {
                Err(ReplayError::OtherEnd { path, recorded, found })
            }
        }
    }

    /// Plays the action with this number, from 1.
    pub fn play_action(&self, table: &mut dyn Match, number: usize) -> Result<(), ReplayError> {
        let Played { seat, action, hash } = &self.actions[number - 1];
        table.play(*seat, action).map_err(|reason| ReplayError::Refused {
            number,
            seat: *seat,
            action: action.clone(),
            reason,
        })?;
        // The hash that the table has just put in its log: to make it is half of the work of an action.
        let found = table.played().last().map_or_else(|| table.state_hash(), |played| played.hash);
        if found == *hash { Ok(()) } else { Err(ReplayError::Differs { number, recorded: *hash, found }) }
    }

    /// Goes on with the game at a fresh table made by [`Replay::new_game`]: by its log, or, if the rules have
    /// changed since, from its last state.
    pub fn resume(&self, table: &mut dyn Match) -> Result<Resumed, ReplayError> {
        match self.verify(table) {
            Ok(()) => Ok(Resumed::FromLog),
            Err(reason) => {
                table.adopt(self, &self.last)?;
                Ok(Resumed::FromState(reason))
            }
        }
    }
}

//! What goes over the back door's wire, for `chabudai admin` and for scripts.

use engine::{Replay, Seat};
use room::{ChatLine, Phase};
use serde::{Deserialize, Serialize};

/// What goes on at a server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Status {
    /// The version of the program and its pages.
    pub version: String,
    /// How long it has run.
    pub uptime_seconds: u64,
    /// Whether the database takes writes.
    pub takes_writes: bool,
    /// Tables in memory: those that somebody has used lately.
    pub tables_awake: usize,
    /// Games that are on at those tables.
    pub games_on: usize,
    /// Connections of players and of those who watch.
    pub connected: usize,
    /// Whether nothing new begins.
    pub draining: bool,
    /// In how many seconds the server is to be started again, if that was announced.
    pub restart_in_seconds: Option<u64>,
    /// What the process holds, where the system tells.
    pub memory_bytes: Option<u64>,
    /// What waits.
    pub waiting: Waiting,
}

/// What waits for the disk or for a thread that thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Waiting {
    /// Requests that wait for the disk.
    pub commits: usize,
    /// Actions of bots that somebody waits for.
    pub moves: usize,
    /// Hints.
    pub hints: usize,
    /// Actions of bots that only other bots wait for.
    pub unattended: usize,
    /// Decisions of finished games.
    pub analyses: usize,
}

/// A table in the list of whoever runs the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AdminTable {
    /// Its name in addresses.
    pub id: String,
    /// Its code.
    pub code: String,
    /// The game's slug.
    pub game: String,
    /// Before, during or after a game.
    pub phase: Phase,
    /// The players' names; an open seat or a bot has none.
    pub names: Vec<Option<String>>,
    /// The seats whose players are connected.
    pub present: Vec<Seat>,
    /// How many watch.
    pub spectators: u32,
    /// Whether it is in memory.
    pub awake: bool,
    /// Whether it was closed.
    pub closed: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
}

/// A table as whoever runs the server looks at it: as a spectator does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AdminLook {
    /// The table.
    pub table: AdminTable,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// A position that a spectator cannot tell from the one at the table: what spectators do not see is dealt anew,
    /// and the log is left out.
    pub seen: Option<Replay>,
}

/// Whose name is to be struck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unname {
    /// The seat.
    pub seat: Seat,
}

/// Which line is to be unsaid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unsay {
    /// When it was said, in milliseconds since 1970.
    pub at: u64,
}

/// When the server is to be started again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Announce {
    /// In so many minutes; without it, not after all.
    pub minutes: Option<u32>,
}

/// Whether nothing new begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drain {
    /// Yes or no.
    pub on: bool,
}

//! What goes over the back door's wire, for `chabudai admin` and for scripts.

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

//! How long a bot may think.

use std::time::Duration;

/// How long a bot may think, where its level's own measure is not wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// So many iterations of a search.
    pub iterations: Option<u32>,
    /// So much time. With it alone, how far a search comes depends on the machine.
    pub time: Option<Duration>,
}

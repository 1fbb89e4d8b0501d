//! How long a bot may think.

use std::num::NonZeroU32;
use std::time::Duration;

/// How long a bot may think. What is not said is left to its level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// So many iterations of a search.
    pub iterations: Option<u32>,
    /// So much time. With it, how far a search comes depends on the machine.
    pub time: Option<Duration>,
    /// So many trees, each grown on a thread of its own.
    pub threads: NonZeroU32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { iterations: None, time: None, threads: NonZeroU32::MIN }
    }
}

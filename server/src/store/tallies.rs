//! Counters of finished games.

/// Finished games with so many players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// How many played.
    pub players: u32,
    /// How many games.
    pub games: u64,
    /// Their actions together.
    pub actions: u64,
    /// Their seconds together.
    pub seconds: u64,
}

/// How a place after the starting seat fared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TallySeat {
    /// How many played.
    pub players: u32,
    /// The place after the starting seat.
    pub place: u32,
    /// How many games it won.
    pub wins: u64,
}

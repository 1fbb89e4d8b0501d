#![doc = include_str!("../README.md")]

mod action;
mod card;
mod event;
mod heuristic;
mod hidden;
mod knowledge;
mod numbered;
mod rules;
mod shown;
mod stage;

use engine::{PerSeat, Seat, Seats};

pub use action::Action;
pub use card::{Card, Face, RowId};
pub use event::Event;
pub use shown::State;

use card::{Hand, Row};

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Donburiko {
    players: PerSeat<Player, 4>,
    /// r1 to r4; with fewer players the last ones stay empty.
    rows: [Row; 4],
    /// DB-10. The cards that nobody was dealt.
    surplus: Hand,
    seats: Seats,
    /// Who has not yet taken a row this round.
    still_in: Seats,
    phase: Phase,
    round: u32,
    first: Seat,
    last_taker: Option<Seat>,
    is_final: bool,
    bank: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// Add a card or take a row.
    Turn(Seat),
    /// Say how the row just taken counts.
    Score(Seat),
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Player {
    chips: u8,
    /// DB-53. Points that the bank could not pay.
    owed: u8,
    hand: Hand,
    taken: Option<Taken>,
}

/// The row that a player took this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Taken {
    row: RowId,
    /// Nothing until the taker has said how the row counts.
    total: Option<i8>,
    donburiko: bool,
}

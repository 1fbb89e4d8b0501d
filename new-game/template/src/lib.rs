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

use engine::{PerSeat, Pile, Seat, Seats};

pub use action::Action;
pub use card::Card;
pub use event::Event;
pub use shown::State;

use card::{Hand, Laid};

/// The largest table.
const MOST_PLAYERS: usize = 4;

/// A position of the game: small, without heap, and complete.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct YourGame {
    seats: Seats,
    phase: Phase,
    hands: PerSeat<Hand, MOST_PLAYERS>,
    /// The cards on the table, in the order in which they were played.
    trick: Pile<Laid, MOST_PLAYERS>,
    /// How many tricks each player has taken.
    tricks: PerSeat<u8, MOST_PLAYERS>,
    /// The cards of those tricks.
    played: Hand,
    /// YG-2. The cards that nobody was dealt.
    aside: Hand,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// Play a card.
    Turn(Seat),
    Over,
}

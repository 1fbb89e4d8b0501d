#![doc = include_str!("../README.md")]

mod action;
mod card;
mod collection;
mod column;
mod deck;
mod event;
mod familiar;
mod heuristic;
mod hidden;
mod knowledge;
mod numbered;
mod options;
mod rules;
mod shown;
mod stage;

use engine::{PerSeat, Pile, Seat, Seats};

pub use action::Action;
pub use card::{Card, Value};
pub use column::ColumnId;
pub use event::{Decision, Event, Majority};
pub use familiar::Familiar;
pub use options::{Familiars, Options};
pub use rules::scoring::Award;
pub use shown::State;

use card::SCORED;
use collection::Collection;
use column::Column;
use deck::Deck;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OnlyOne {
    players: PerSeat<Player, 4>,
    /// c1 to c4; with fewer than four players the last one stays empty.
    columns: [Column; 4],
    deck: Deck,
    discard: Collection,
    /// What each value has brought; nothing until scoring.
    awards: Pile<Award, SCORED>,
    options: Options,
    seats: Seats,
    /// Who has not yet ended the round.
    still_in: Seats,
    phase: Phase,
    round: u8,
    /// OO-7. Who holds the Start Player Token.
    token: Seat,
    /// OO-24. Whether the fig has been turned up.
    revealed: bool,
    /// OO-57. Whether `scry` has been used.
    scried: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// Explore or collect.
    Turn(Seat),
    /// Put the drawn card in a column.
    Place(Seat, Card),
    /// Draw one of the three cards looked at.
    Scry(Seat),
    /// One of them is drawn: put the two others back.
    Return(Seat, Card),
    /// Choose what the bust in this column leaves.
    Pick(Seat, ColumnId),
    Over,
}

impl Phase {
    fn actor(self) -> Option<Seat> {
        match self {
            Phase::Turn(seat)
            | Phase::Place(seat, _)
            | Phase::Scry(seat)
            | Phase::Return(seat, _)
            | Phase::Pick(seat, _) => Some(seat),
            Phase::Over => None,
        }
    }

    /// The card turned up and not yet placed.
    fn drawn(self) -> Option<Card> {
        match self {
            Phase::Place(_, card) | Phase::Return(_, card) => Some(card),
            _ => None,
        }
    }

    /// The column that is ruined, while what it leaves is being chosen.
    fn busted(self) -> Option<ColumnId> {
        match self {
            Phase::Pick(_, column) => Some(column),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Player {
    cards: Collection,
    familiar: Option<Familiar>,
    /// The player's own points: those of `early` and `crash` during play, all of them after scoring.
    score: u8,
}

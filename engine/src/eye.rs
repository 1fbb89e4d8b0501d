//! Who looks at a table.

use crate::{Seat, Seats};

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// Whoever may see everything: the table itself, tests, the replay of a finished game.
    All,
    /// The player in this seat.
    Seat(Seat),
    /// Somebody who plays no part.
    Spectator,
}

impl Eye {
    /// Everybody who may look while the game is on: the players and the spectators.
    pub fn everybody(seats: Seats) -> impl Iterator<Item = Eye> {
        seats.iter().map(Eye::Seat).chain([Eye::Spectator])
    }

    /// Whether this eye sees what `owner` alone may see.
    pub fn sees(self, owner: Seat) -> bool {
        match self {
            Eye::All => true,
            Eye::Seat(seat) => seat == owner,
            Eye::Spectator => false,
        }
    }

    /// The viewer's seat, if it is one of those that are to act.
    pub fn acting(self, to_act: Seats) -> Option<Seat> {
        match self {
            Eye::Seat(seat) if to_act.contains(seat) => Some(seat),
            _ => None,
        }
    }
}

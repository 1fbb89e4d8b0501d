//! What happens, with all that is known of it.

use engine::{Seat, Seats};

use crate::Card;

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A trick was taken.
    Took {
        /// By whom.
        seat: Seat,
    },
    /// The game is over.
    GameOver {
        /// Who has won.
        winners: Seats,
    },
}

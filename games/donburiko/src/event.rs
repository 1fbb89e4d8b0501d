//! What happens, with all that is known of it.

use engine::{Pile, Seat, Seats};

use crate::card::ROW_LIMIT;
use crate::{Card, RowId};

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Cards were dealt.
    RoundStarted {
        /// Its number.
        round: u32,
        /// Who begins.
        first: Seat,
    },
    /// A card was added openly.
    AddedUp {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Where.
        row: RowId,
        /// Chips from the bank: 1, or 0 if it is empty.
        earned: u8,
    },
    /// A card was added face down, with a chip on it.
    AddedDown {
        /// Who.
        seat: Seat,
        /// Which card; only its player knows.
        card: Card,
        /// Where.
        row: RowId,
    },
    /// A row was taken and turned up.
    Took {
        /// Who.
        seat: Seat,
        /// Which row.
        row: RowId,
        /// The cards that were face down.
        hidden: Pile<Card, ROW_LIMIT>,
        /// The chips that lay on them.
        chips: u8,
    },
    /// A row was counted.
    Counted {
        /// Whose.
        seat: Seat,
        /// Its cards.
        cards: Pile<Card, ROW_LIMIT>,
        /// What it counts.
        total: i8,
        /// What that means.
        settlement: Settlement,
    },
    /// Donburiko was announced: the round ends with this row.
    Donburiko {
        /// By whom.
        seat: Seat,
        /// What the six was to them.
        settlement: Settlement,
    },
    /// The current round is the last.
    FinalRound(FinalCause),
    /// A round is over.
    RoundOver {
        /// Its number.
        round: u32,
        /// Why.
        ending: Ending,
        /// Chips that lay on cards and went to the bank.
        returned: u8,
        /// Who starts the next one; nobody after the last.
        next: Option<Seat>,
    },
    /// The game is over.
    GameOver {
        /// Who has won.
        winners: Seats,
    },
}

/// What a total means for the taker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settlement {
    /// A total of 0.
    Nothing,
    /// Chips from the bank.
    Gets(u8),
    /// A bust.
    Pays {
        /// What it costs.
        due: u8,
        /// What the taker had left to pay with.
        paid: u8,
    },
    /// The bank is too short: the points are noted.
    Owed(u8),
}

/// Why the round is the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FinalCause {
    /// Somebody has 20 chips.
    Goal(Seat),
    /// The bank is empty.
    BankEmpty,
    /// The bank could not pay a row.
    BankShort,
}

/// Why a round is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Everybody has taken a row.
    AllTook,
    /// Donburiko was announced.
    Donburiko(Seat),
    /// No cards are left to add and no row to take.
    NobodyCan,
}

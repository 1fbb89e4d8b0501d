//! The cards.

use engine::{Bag, Kind, Seat, notation};

notation! {
    /// A card, in canonical order.
    pub enum Card {
        /// The lowest.
        One = "1",
        /// Higher.
        Two = "2",
        /// Higher.
        Three = "3",
        /// Higher.
        Four = "4",
        /// Higher.
        Five = "5",
        /// Higher.
        Six = "6",
        /// Higher.
        Seven = "7",
        /// Higher.
        Eight = "8",
        /// Higher.
        Nine = "9",
        /// Higher.
        Ten = "10",
        /// Higher.
        Eleven = "11",
        /// The highest.
        Twelve = "12",
    }
}

/// So many there are of each card.
pub(crate) const OF_EACH: usize = 2;

/// All cards there are.
pub(crate) const CARDS: usize = OF_EACH * Card::ALL.len();

/// Cards in no order: a hand, the tricks taken, the cards aside. Two bits a kind count to three.
pub(crate) type Hand = Bag<Card, 2>;

/// The whole pack, in canonical order.
pub(crate) fn pack() -> [Card; CARDS] {
    std::array::from_fn(|place| Card::ALL[place / OF_EACH])
}

/// A card on the table, and who played it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Laid {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
}

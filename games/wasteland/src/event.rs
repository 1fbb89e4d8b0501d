//! What happens, with all that is known of it.

use engine::{Kind, PerSeat, Pile, Seat, Seats};

use crate::{Card, Species};

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Cards were dealt.
    Dealt {
        /// The number of the deal.
        round: u8,
        /// Who holds the start player card.
        first: Seat,
    },
    /// The start player card was given away.
    StartNamed {
        /// Who decided.
        by: Seat,
        /// Who got it.
        named: Seat,
    },
    /// A card was chosen to be abandoned.
    Sealed {
        /// Who.
        seat: Seat,
        /// Which card; only its player knows.
        card: Card,
    },
    /// An abandoned card was turned face up.
    Abandoned {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card was played.
    Played {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A check disc moved to the bottom row.
    DiscMoved {
        /// Whose.
        seat: Seat,
        /// Of which colour.
        colour: Species,
    },
    /// A card was passed.
    Passed {
        /// Who.
        seat: Seat,
        /// Which card; only its player knows.
        card: Card,
    },
    /// An alliance card was taken.
    Allied {
        /// Who.
        seat: Seat,
        /// Which.
        species: Species,
    },
    /// A trick was won.
    TrickWon {
        /// Who.
        seat: Seat,
        /// Its number.
        trick: u8,
        /// Why.
        reason: Reason,
    },
    /// Everybody passed.
    NobodyPlayed {
        /// Who leads again.
        leader: Seat,
    },
    /// A passed card came to the desert.
    Settled {
        /// Whose.
        seat: Seat,
        /// Which; known to all if it is special.
        card: Card,
        /// Where, from 1.
        area: u8,
    },
    /// All cards are played or passed: the revolution begins.
    Revolted {
        /// The number of the deal.
        round: u8,
    },
    /// A desert was turned up.
    DesertRevealed {
        /// Whose.
        seat: Seat,
        /// Its cards.
        desert: Pile<Card, 4>,
    },
    /// The cards that nobody was dealt were turned up.
    SpareRevealed {
        /// The cards.
        cards: Pile<Card, 4>,
    },
    /// The price of a colour was found.
    Priced {
        /// Which colour.
        species: Species,
        /// All deserts.
        deserts: PerSeat<Pile<Card, 4>, 4>,
        /// The cards that nobody was dealt.
        spare: Pile<Card, 4>,
    },
    /// An alliance card was counted.
    AllyCounted {
        /// Whose.
        seat: Seat,
        /// Which.
        species: Species,
        /// How many cards it counts for.
        worth: u8,
    },
    /// A player's gain was added.
    Gained {
        /// Whose.
        seat: Seat,
        /// What it is made of.
        gain: Gain,
        /// The score before.
        before: i16,
        /// The score after, never below 0.
        after: i16,
    },
    /// A deal is over.
    DealOver {
        /// Its number.
        round: u8,
    },
    /// The game is over.
    GameOver {
        /// Who has won.
        winners: Seats,
    },
}

/// Why a trick was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The only card that was played.
    Alone,
    /// The highest card of one colour.
    Highest,
    /// The highest card that is not of the trick colour.
    OtherColour,
}

/// What a player's gain is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Captured cards of each colour.
    pub counts: [u8; 4],
    /// The alliance card and how many cards it counts for.
    pub ally: Option<(Species, u8)>,
    /// Points a card of each colour.
    pub values: [i8; 4],
    /// All together.
    pub points: i16,
}

impl Gain {
    /// How many cards of a colour count, the alliance card included.
    pub(crate) fn count(&self, species: Species) -> u8 {
        let ally = self.ally.filter(|&(ally, _)| ally == species);
        self.counts[species.index()] + ally.map_or(0, |(_, worth)| worth)
    }

    /// What a colour pays, if its player has anything of it.
    pub(crate) fn pays(&self, species: Species) -> Option<i32> {
        let is_there = self.counts[species.index()] > 0 || self.ally.is_some_and(|(ally, _)| ally == species);
        is_there.then(|| i32::from(self.count(species)) * i32::from(self.values[species.index()]))
    }
}

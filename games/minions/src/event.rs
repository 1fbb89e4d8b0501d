//! What happens, with all that is known of it.

use engine::{Seat, Seats};

use crate::card::Bag;
use crate::{Ability, Card, Pot, RecipeCard, RoundCard, TerrainCard, Value};

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Cards were dealt and recipes laid out.
    RoundStarted {
        /// Its number.
        round: u8,
        /// Its card.
        card: RoundCard,
        /// The terrain on it.
        terrain: Option<&'static TerrainCard>,
    },
    /// MR-9. The Legendary Recipe came too early.
    LegendReturned,
    /// A card was drafted.
    Drafted {
        /// Who.
        seat: Seat,
        /// Which card; only its player knows.
        card: Card,
    },
    /// Somebody has decided to pass or to drop.
    Chose {
        /// Who.
        seat: Seat,
        /// Which; secret until all have decided.
        passes: bool,
    },
    /// A hand was passed on.
    Passed {
        /// Who.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Known to those two.
        cards: Bag,
    },
    /// Somebody left the draft.
    Dropped {
        /// Who.
        seat: Seat,
        /// MR-16. Whether for want of anybody to pass to.
        forced: bool,
        /// What went to the middle; only that player knows.
        cards: Bag,
    },
    /// Somebody has decided what to reveal.
    ChosePot {
        /// Who.
        seat: Seat,
        /// Which Pot; secret until all have decided.
        pot: Option<Pot>,
    },
    /// A Pot was revealed, or none.
    Revealed {
        /// Who.
        seat: Seat,
        /// Which.
        pot: Option<Pot>,
    },
    /// Somebody begins to pay for a recipe.
    Creates {
        /// Who.
        seat: Seat,
        /// Which.
        recipe: &'static RecipeCard,
    },
    /// MR-25. Somebody creates nothing; the Pot is lost.
    CreatesNothing {
        /// Who.
        seat: Seat,
    },
    /// A card was discarded to pay.
    Paid {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// The ability it was discarded for.
        ability: Option<Ability>,
        /// How it comes to its value.
        value: Value,
        /// All that is paid now.
        paid: u8,
        /// What it costs.
        cost: u8,
    },
    /// A minion was created.
    Created {
        /// By whom.
        seat: Seat,
        /// Which.
        recipe: &'static RecipeCard,
    },
    /// MR-33. The first minion of the round.
    WonRoundCard {
        /// Whose.
        seat: Seat,
        /// The number of the round card.
        round: u8,
        /// Its points.
        points: u8,
    },
    /// MR-49. The legend was created.
    Legend {
        /// By whom.
        seat: Seat,
    },
    /// A round is over.
    RoundOver {
        /// Its number.
        round: u8,
        /// MR-66. Whether nobody won its card.
        card_is_gone: bool,
        /// Whether it was the last.
        last: bool,
    },
    /// A card is carried over.
    Kept {
        /// By whom.
        seat: Seat,
        /// Only that player knows.
        card: Card,
    },
    /// Somebody carries no more over.
    FinishedKeeping {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// MR-62. Drafted cards are turned up at the end.
    TurnedUp {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: Bag,
        /// For Ambers.
        points: i32,
    },
    /// The game is over.
    GameOver {
        /// Who has won.
        winners: Seats,
    },
}

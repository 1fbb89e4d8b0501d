//! What happens, with all that is known of it.

use engine::{Pile, Seat, Seats};

use crate::column::COLUMN_LIMIT;
use crate::deck::LOOK;
use crate::{Award, Card, ColumnId, Familiar, Value};

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round began.
    RoundStarted {
        /// Its number.
        round: u8,
        /// Who begins.
        first: Seat,
    },
    /// The first columns were begun with familiars.
    FamiliarsLaid {
        /// One for each column, c1 first.
        familiars: Pile<Familiar, 4>,
    },
    /// Columns were begun with cards.
    Prepared {
        /// Which card went where.
        laid: Pile<(ColumnId, Card), 4>,
    },
    /// The fig was turned up: nobody explores any more.
    FigRevealed,
    /// The top card was turned up.
    Explored {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// The owner of `scry` looked at the top cards.
    Looked {
        /// Who.
        seat: Seat,
        /// The cards, top first; only that player knows them.
        cards: Pile<Card, LOOK>,
    },
    /// One of the cards looked at was drawn.
    Kept {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// The others were put back.
    PutBack {
        /// Who.
        seat: Seat,
        /// The cards, top first; only that player knows them.
        cards: Pile<Card, LOOK>,
    },
    /// The drawn card was put in a column.
    Placed {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Where.
        column: ColumnId,
        /// Whether it ruined the column.
        bust: bool,
    },
    /// A power brought a point.
    Rewarded {
        /// Whose.
        seat: Seat,
        /// Which power.
        familiar: Familiar,
    },
    /// What a bust left of its column.
    Ruined {
        /// Who.
        seat: Seat,
        /// The one card gained.
        gained: Card,
        /// The others.
        discarded: Pile<Card, COLUMN_LIMIT>,
        /// The familiar that lay there.
        familiar: Option<Familiar>,
    },
    /// A column was taken.
    Collected {
        /// Who.
        seat: Seat,
        /// Which.
        column: ColumnId,
        /// Its cards.
        cards: Pile<Card, COLUMN_LIMIT>,
        /// The familiar that lay there.
        familiar: Option<Familiar>,
    },
    /// A round is over.
    RoundOver {
        /// Its number.
        round: u8,
        /// Who took the last turn, and the token.
        last: Seat,
        /// Whether scoring follows.
        is_final: bool,
    },
    /// Step 1 of scoring for one player.
    Specials {
        /// Whose.
        seat: Seat,
        /// Starred cards.
        stars: u8,
        /// Eggs.
        eggs: u8,
        /// The familiar, which is a point too.
        familiar: Option<Familiar>,
    },
    /// Nobody has a card of this value.
    NotScored {
        /// Which.
        value: Value,
    },
    /// Somebody won a value.
    Won {
        /// What it brought.
        award: Award,
        /// Why this player.
        majority: Majority,
        /// The winner's right neighbour.
        right: Seat,
        /// The winner's familiar.
        familiar: Option<Familiar>,
    },
    /// `sixteen` ended the scoring.
    Stopped {
        /// Its owner.
        seat: Seat,
    },
    /// The game is over.
    GameOver {
        /// Who has won.
        winners: Seats,
        /// By what.
        decision: Decision,
    },
}

/// Why a player won a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Majority {
    /// More cards than anybody else.
    Most,
    /// As many as others, and the token.
    Token(Seats),
    /// As many as others, and nearest clockwise of the token's holder.
    Nearest(Seats, Seat),
}

/// What decided the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Most points.
    Points,
    /// Equal points, and the power `tie`.
    Tie,
    /// Equal points, and more potions.
    Potions,
    /// Equal points and potions, and the token or the nearest place clockwise of it.
    Token,
}

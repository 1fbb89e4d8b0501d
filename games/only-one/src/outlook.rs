//! What one more card of a value is worth to a seat, from what lies open.

use engine::{Kind, Seat};

use crate::OnlyOne;
use crate::card::{Card, SCORED, Value};
use crate::column::Column;

/// OO-30. Points for a card with the Special icon.
const SPECIAL: f32 = 1.0;

/// How many cards of lead are half a certainty: few when all cards of the value have been seen, more for each that has not.
const LEAD: f32 = 0.1;
const LEAD_UNSEEN: f32 = 0.25;

/// How much of each unseen card ends in the discard pile or with the right neighbour.
const PRIZE_UNSEEN: f32 = 0.42;

/// A value won is also one that nobody else wins.
const DENIED: f32 = 1.9;

/// What a card that the left neighbour counts as a bonus costs.
const FEEDING: f32 = 0.3;

/// Something for each value.
pub(crate) type Worths = [f32; Value::ALL.len()];

/// The open cards, counted.
pub(crate) struct Outlook<'a> {
    game: &'a OnlyOne,
    /// How many cards of each value nobody has seen.
    unseen: [u8; Value::ALL.len()],
}

impl Outlook<'_> {
    /// Counts the cards once for all that is asked of them.
    pub(crate) fn of(game: &OnlyOne) -> Outlook<'_> {
        let players = game.seats.len();
        let mut unseen = [0; Value::ALL.len()];
        for &value in Value::ALL.iter().filter(|value| value.is_in_play(players)) {
            let held: u8 = game.seats.iter().map(|seat| game.players[seat].cards.count(value)).sum();
            unseen[value.index()] = value.copies() as u8 - held - game.discard.count(value);
        }
        let in_columns = game.columns.iter().flat_map(|column| column.cards.iter().copied());
        in_columns.chain(game.drawn()).for_each(|card| unseen[card.value().index()] -= 1);
        Outlook { game, unseen }
    }

    /// The values of which there are unseen cards, and how many.
    pub(crate) fn unseen(&self) -> impl Iterator<Item = (Value, f32)> {
        let values = Value::ALL.iter().zip(self.unseen).filter(|(_, unseen)| *unseen > 0);
        values.map(|(&value, unseen)| (value, f32::from(unseen)))
    }

    /// What one more card of each value is worth to a seat.
    pub(crate) fn worths(&self, seat: Seat) -> Worths {
        let mut worths = [SPECIAL; Value::ALL.len()];
        for (worth, &value) in worths.iter_mut().zip(&Value::ALL[..SCORED]) {
            *worth = self.worth(seat, value);
        }
        worths
    }

    /// The prize of a value, by how much likelier a card makes winning it, less what it adds to the left neighbour's.
    fn worth(&self, seat: Seat, value: Value) -> f32 {
        let game = self.game;
        let count = |seat: Seat| game.players[seat].cards.count(value);
        let (mine, left) = (f32::from(count(seat)), game.seats.next_after(seat).unwrap_or(seat));
        let side = game.side(seat);
        let rivals = game.seats.iter().filter(|&other| !side.contains(other));
        let most = f32::from(rivals.map(count).max().unwrap_or_default());
        let unseen = f32::from(self.unseen[value.index()]);
        let certainty = 1.0 / (LEAD + LEAD_UNSEEN * unseen);
        let likelier = chance((mine + 1.0 - most) * certainty) - chance((mine - most) * certainty);
        let feeds = chance((f32::from(count(left)) - mine - 1.0) * certainty);
        let bonus = game.discard_bonus(value) + count(game.right_of(seat));
        let prize = 1.0 + f32::from(bonus) + PRIZE_UNSEEN * unseen;
        DENIED * prize * likelier - FEEDING * feeds
    }
}

/// What a column is worth to whom its cards are worth so much. A familiar is a point, as a star is.
pub(crate) fn column_worth(worths: &Worths, column: &Column) -> f32 {
    let cards: f32 = column.cards.iter().map(|&card| card_worth(worths, card)).sum();
    cards + familiar_worth(column)
}

/// OO-51. What a column's familiar is worth; which it is makes little difference.
pub(crate) fn familiar_worth(column: &Column) -> f32 {
    column.familiar.map_or(0.0, |_| SPECIAL)
}

/// What a card is worth, its star included.
pub(crate) fn card_worth(worths: &Worths, card: Card) -> f32 {
    worths[card.value().index()] + if card.has_star() { SPECIAL } else { 0.0 }
}

/// The chance of winning, from a lead in units of what may still happen.
fn chance(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

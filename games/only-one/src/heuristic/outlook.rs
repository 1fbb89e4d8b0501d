//! What one more card of a value is worth to a seat, from what lies open.

use engine::{Kind, Seat};

use crate::card::SCORED;
use crate::column::Column;
use crate::{Card, OnlyOne, Value};

/// OO-30. Points for a card with the Special icon.
const SPECIAL: f32 = 1.0;

/// How many cards of lead are half a certainty: few when all cards of the value have been seen, more for each
/// that has not.
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
    /// How many cards of each value each seat has.
    held: [[u8; Value::ALL.len()]; 4],
    /// How many nobody has seen.
    unseen: [u8; Value::ALL.len()],
}

impl Outlook<'_> {
    /// Counts the cards once for all that is asked of them.
    pub(crate) fn of(game: &OnlyOne) -> Outlook<'_> {
        let mut held = [[0; Value::ALL.len()]; 4];
        let mut unseen = [0; Value::ALL.len()];
        for (index, &value) in Value::ALL.iter().enumerate() {
            if value.is_in_play(game.seats.len()) {
                let mut seen = game.discard.count(value);
                for (held, seat) in held.iter_mut().zip(game.seats.iter()) {
                    held[index] = game.players[seat].cards.count(value);
                    seen += held[index];
                }
                unseen[index] = value.copies() as u8 - seen;
            }
        }
        let in_columns = game.columns.iter().flat_map(|column| column.cards.iter().copied());
        in_columns.chain(game.phase.drawn()).for_each(|card| unseen[card.value().index()] -= 1);
        Outlook { game, held, unseen }
    }

    /// The values of which there are unseen cards, and how many.
    pub(crate) fn unseen(&self) -> impl Iterator<Item = (Value, f32)> {
        let values = Value::ALL.iter().zip(self.unseen).filter(|(_, unseen)| *unseen > 0);
        values.map(|(&value, unseen)| (value, f32::from(unseen)))
    }

    /// What one more card of each value is worth to a seat.
    pub(crate) fn worths(&self, seat: Seat) -> Worths {
        let side = self.game.side(seat);
        let mut most = [0; Value::ALL.len()];
        for rival in self.game.seats.iter().filter(|&other| !side.contains(other)) {
            most.iter_mut().zip(self.held[rival.index()]).for_each(|(most, held)| *most = held.max(*most));
        }
        let mut worths = [SPECIAL; Value::ALL.len()];
        for (index, worth) in worths[..SCORED].iter_mut().enumerate() {
            *worth = self.worth(seat, index, most[index]);
        }
        worths
    }

    /// The prize of a value, by how much likelier a card makes winning it when the others have so many at
    /// most, less what it adds to the left neighbour's.
    fn worth(&self, seat: Seat, value: usize, most: u8) -> f32 {
        let left = self.game.seats.next_after(seat).unwrap_or(seat);
        let [mine, right, left] =
            [seat, self.game.right_of(seat), left].map(|seat| self.held[seat.index()][value]);
        let unseen = self.unseen[value];
        let likelier = chance(mine + 1, most, unseen) - chance(mine, most, unseen);
        let feeds = chance(left, mine + 1, unseen);
        let bonus = self.game.discard_bonus(Value::ALL[value]) + right;
        let prize = 1.0 + f32::from(bonus) + PRIZE_UNSEEN * f32::from(unseen);
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

/// No value has more cards.
const MOST: usize = 10;

/// How likely a value is won, by the lead, from none against all, and by the unseen cards.
const CHANCES: [[f32; 2 * MOST + 2]; MOST + 1] = {
    let mut chances = [[0.0; 2 * MOST + 2]; MOST + 1];
    let mut unseen = 0;
    while unseen <= MOST {
        let mut place = 0;
        while place < 2 * MOST + 2 {
            let lead = (place as f32 - MOST as f32) / (LEAD + LEAD_UNSEEN * unseen as f32);
            let size = if lead < 0.0 { -lead } else { lead };
            chances[unseen][place] = 0.5 + 0.5 * lead / (1.0 + size);
            place += 1;
        }
        unseen += 1;
    }
    chances
};

/// How likely somebody with so many cards wins against so many, when so many are unseen.
fn chance(own: u8, other: u8, unseen: u8) -> f32 {
    CHANCES[usize::from(unseen)][MOST + usize::from(own) - usize::from(other)]
}

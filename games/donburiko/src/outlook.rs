//! What a row is worth to whoever takes it, as far as its cards are known.

use engine::{Eye, Kind, Seat};

use crate::card::{PACK, ROW_LIMIT, Row, pack_size};
use crate::rules::BEST;
use crate::{Card, Donburiko, Face};

/// What a hidden card counts when more than one lies in a row: about the mean of the pack.
const HIDDEN_COUNTS: f32 = 1.5;

/// The cards of a row that somebody knows, added up.
#[derive(Clone, Copy, Default)]
pub(crate) struct Known {
    acorns: i8,
    ponds: i8,
    wilds: i8,
    loach: bool,
    cards: u8,
    /// Cards that only others know.
    hidden: u8,
    chips: u8,
}

impl Known {
    /// What an eye knows of a row.
    pub(crate) fn of(row: &Row, eye: Eye) -> Known {
        row.cards.iter().fold(Known::default(), |known, laid| {
            let known = if laid.is_known_to(eye) { known.and(laid.card) } else { known.and_hidden() };
            if laid.face == Face::Down { known.and_chip() } else { known }
        })
    }

    pub(crate) fn and(mut self, card: Card) -> Known {
        let worth = card.worth();
        self.acorns += worth.max(0);
        self.ponds += worth.min(0);
        self.wilds += i8::from(card == Card::Wild);
        self.loach |= card == Card::Loach;
        self.cards += 1;
        self
    }

    pub(crate) fn and_hidden(mut self) -> Known {
        self.hidden += 1;
        self.cards += 1;
        self
    }

    pub(crate) fn and_chip(mut self) -> Known {
        self.chips += 1;
        self
    }

    /// DB-19. Whether no card fits any more.
    pub(crate) fn is_full(&self) -> bool {
        usize::from(self.cards) == ROW_LIMIT
    }

    /// DB-28, DB-31, DB-33 to DB-35. The best way to count the cards that are known and so much more; a six is worth
    /// so much more than its chips.
    fn best(&self, more: i8, six: f32) -> f32 {
        let ponds = if self.loach { -self.ponds } else { self.ponds };
        let least = self.acorns + ponds + more;
        let pays = |total: i8| match total {
            BEST => f32::from(BEST) + six,
            _ if total > BEST => f32::from(BEST - total),
            _ => f32::from(total),
        };
        (0..=self.wilds).map(|fives| pays(least + 4 * fives)).fold(f32::MIN, f32::max)
    }
}

/// What a seat knows of the pack, and what a six means.
pub(crate) struct Outlook {
    /// How likely an unseen card is of each kind.
    unseen: [f32; Card::ALL.len()],
    /// What announcing Donburiko is worth to the seat on top of the six.
    announcing: f32,
    /// What it is worth to others.
    threat: f32,
}

impl Outlook {
    /// What a seat knows; cards that it has not seen are all alike.
    pub(crate) fn of(game: &Donburiko, seat: Seat, announcing: f32, threat: f32) -> Outlook {
        let mut counts = [0i8; Card::ALL.len()];
        PACK[..pack_size(game.seats.len())].iter().for_each(|card| counts[card.index()] += 1);
        let in_rows = game.rows.iter().flat_map(|row| row.cards.iter());
        let known = in_rows.filter(|laid| laid.is_known_to(Eye::Seat(seat))).map(|laid| laid.card);
        known.chain(game.players[seat].hand.iter()).for_each(|card| counts[card.index()] -= 1);
        let left: i8 = counts.iter().sum();
        let chance = 1.0 / f32::from(left.max(1));
        Outlook { unseen: counts.map(|count| f32::from(count) * chance), announcing, threat }
    }

    /// What taking the row brings the seat on average, with so many chips to lose.
    pub(crate) fn worth(&self, row: Known, purse: u8) -> f32 {
        let chips = f32::from(row.chips);
        chips + self.payment(row, self.announcing).max(-chips - f32::from(purse))
    }

    /// What others would think of it; they know less, and how rich they are is not asked.
    pub(crate) fn worth_to_others(&self, row: Known) -> f32 {
        f32::from(row.chips) + self.payment(row, self.threat)
    }

    /// DB-32. The payment on average, whatever the hidden cards may be; a six is worth so much more.
    fn payment(&self, row: Known, six: f32) -> f32 {
        if row.is_full() {
            return 0.0;
        }
        if row.hidden == 0 {
            return row.best(0, six);
        }
        let others = (HIDDEN_COUNTS * f32::from(row.hidden - 1)) as i8;
        let kinds = Card::ALL.iter().zip(self.unseen).filter(|(_, chance)| *chance > 0.0);
        kinds.map(|(&card, chance)| chance * row.and(card).best(others, six)).sum()
    }
}

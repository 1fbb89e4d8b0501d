//! What a row is worth to whoever takes it, as far as its cards are known.

use engine::{Eye, Kind, Seat};

use crate::card::{PACK, ROW_LIMIT, Row, pack_size};
use crate::rules::BEST;
use crate::{Card, Donburiko, Face};

/// What a hidden card counts when more than one lies in a row: about the mean of the pack.
const HIDDEN_COUNTS: f32 = 1.5;

/// The cards of a row that somebody knows, added up.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
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

    /// DB-30, DB-31. What the ponds count, with or without a loach.
    fn ponds(&self, loach: bool) -> i8 {
        if loach { -self.ponds } else { self.ponds }
    }
}

/// No total is less: two small and two big ponds, and one that is thought of though all are seen.
const LOWEST: i8 = -8;

/// DB-28, DB-33 to DB-35. The most that a row pays, by its wild acorns and its total with each of them as 1.
const PAYS: [[i8; 64]; 4] = {
    let mut pays = [[i8::MIN; 64]; 4];
    let mut place = 0;
    while place < 4 * 64 {
        let (wilds, index) = (place / 64, place % 64);
        let mut fives = 0;
        while fives <= wilds {
            let total = index as i8 + LOWEST + 4 * fives as i8;
            let pay = if total > BEST { BEST - total } else { total };
            if pay > pays[wilds][index] {
                pays[wilds][index] = pay;
            }
            fives += 1;
        }
        place += 1;
    }
    pays
};

/// What a row pays on average, and how likely it can be counted as a six.
#[derive(Clone, Copy, Default)]
pub(crate) struct Promise {
    chips: f32,
    pays: f32,
    six: f32,
}

impl Promise {
    fn add(&mut self, chance: f32, wilds: i8, total: i8) {
        let pays = PAYS[wilds as usize][(total - LOWEST) as usize];
        self.pays += chance * f32::from(pays);
        self.six += if pays == BEST { chance } else { 0.0 };
    }

    /// What taking the row brings a player with so many chips to lose, to whom a six is worth so much more.
    pub(crate) fn worth(self, purse: u8, six: f32) -> f32 {
        self.chips + (self.pays + self.six * six).max(-self.chips - f32::from(purse))
    }
}

/// What a seat knows of the pack.
pub(crate) struct Outlook {
    /// How likely an unseen card is of each kind.
    unseen: [f32; Card::ALL.len()],
}

impl Outlook {
    /// What a seat knows; cards that it has not seen are all alike.
    pub(crate) fn of(game: &Donburiko, seat: Seat) -> Outlook {
        let mut counts = [0i8; Card::ALL.len()];
        PACK[..pack_size(game.seats.len())].iter().for_each(|card| counts[card.index()] += 1);
        let mut left = pack_size(game.seats.len());
        let mut see = |card: Card| {
            counts[card.index()] -= 1;
            left -= 1;
        };
        game.players[seat].hand.iter().for_each(&mut see);
        for laid in game.rows.iter().flat_map(|row| row.cards.iter()) {
            if laid.is_known_to(Eye::Seat(seat)) {
                see(laid.card);
            }
        }
        let chance = 1.0 / left.max(1) as f32;
        Outlook { unseen: counts.map(|count| f32::from(count) * chance) }
    }

    /// DB-31, DB-32. What a row promises, whatever its hidden cards may be.
    pub(crate) fn promise(&self, row: Known) -> Promise {
        let mut promise = Promise { chips: f32::from(row.chips), ..Promise::default() };
        if row.is_full() {
            return promise;
        }
        let total = row.acorns + row.ponds(row.loach);
        if row.hidden == 0 {
            promise.add(1.0, row.wilds, total);
            return promise;
        }
        let others = (HIDDEN_COUNTS * f32::from(row.hidden - 1)) as i8;
        for (&card, chance) in Card::ALL.iter().zip(self.unseen) {
            let with_card = match card {
                Card::Loach => row.acorns + row.ponds(true),
                _ if row.loach => total + card.worth().abs(),
                _ => total + card.worth(),
            };
            promise.add(chance, row.wilds + i8::from(card == Card::Wild), with_card + others);
        }
        promise
    }
}

//! The cards, and the rows they are laid in.

use engine::{Bag, Pile, Seat, notation};

notation! {
    /// A card, in canonical order.
    pub enum Card {
        /// Acorn 1.
        One = "1",
        /// Acorn 2.
        Two = "2",
        /// Acorn 3.
        Three = "3",
        /// Acorn 4.
        Four = "4",
        /// Acorn 5.
        Five = "5",
        /// The acorn that counts 1 or 5.
        Wild = "1|5",
        /// The loach, which turns ponds into points.
        Loach = "L",
        /// The small pond, -1.
        SmallPond = "-1",
        /// The big pond, -2.
        BigPond = "-2",
    }
}

use Card::{BigPond, Five, Four, Loach, One, SmallPond, Three, Two, Wild};

/// Cards in no order: a hand, or the surplus.
pub(crate) type Hand = Bag<Card, 2>;

/// DB-2. The pack of 3 or 4 players, in canonical order but for the wild acorns, which come last so that two
/// players can leave them out.
pub(crate) const PACK: [Card; 16] = [
    One, Two, Two, Three, Three, Four, Four, Five, Loach, Loach, SmallPond, SmallPond, BigPond, BigPond,
    Wild, Wild,
];

/// DB-2, DB-3. How many cards of the pack are played with.
pub(crate) fn pack_size(players: usize) -> usize {
    if players == 2 { 14 } else { 16 }
}

impl Card {
    /// DB-27 to DB-30. What it adds to a row without a loach; a wild acorn at least.
    pub(crate) fn worth(self) -> i8 {
        match self {
            One | Wild => 1,
            Two => 2,
            Three => 3,
            Four => 4,
            Five => 5,
            Loach => 0,
            SmallPond => -1,
            BigPond => -2,
        }
    }
}

notation! {
    /// Which way up a card is laid.
    pub enum Face {
        /// For all to see, and it earns a chip.
        Up = "up",
        /// Known only to its player, and it costs a chip.
        Down = "down",
    }
}

notation! {
    /// The name of a row, which it keeps when others are taken.
    pub enum RowId {
        /// The first.
        R1 = "r1",
        /// The second.
        R2 = "r2",
        /// The third, at tables of three and more.
        R3 = "r3",
        /// The fourth, at tables of four.
        R4 = "r4",
    }
}

/// A card in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Laid {
    pub(crate) card: Card,
    pub(crate) face: Face,
    /// Who added it; nobody added the row card.
    pub(crate) by: Option<Seat>,
}

/// DB-19. A row card and at most 6 cards added to it.
pub(crate) const ROW_LIMIT: usize = 7;

/// A row on the table, or the cards of a row that somebody took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Row {
    pub(crate) cards: Pile<Laid, ROW_LIMIT>,
    pub(crate) taken_by: Option<Seat>,
}

impl Row {
    /// Whether it lies there: nobody has taken it, and the table has that many rows.
    pub(crate) fn is_on_table(&self) -> bool {
        self.taken_by.is_none() && !self.cards.is_empty()
    }

    /// DB-21, DB-22. More than its row card.
    pub(crate) fn can_be_taken(&self) -> bool {
        self.is_on_table() && self.cards.len() >= 2
    }

    /// DB-14, DB-19. Not full.
    pub(crate) fn can_grow(&self) -> bool {
        self.is_on_table() && !self.cards.is_full()
    }

    /// DB-17. The chips on it: one on each face-down card.
    pub(crate) fn chips(&self) -> u8 {
        self.cards.iter().filter(|laid| laid.face == Face::Down).count() as u8
    }

    /// What it counts, all cards turned up.
    pub(crate) fn count(&self) -> Count {
        Count::of(self.cards.iter().map(|laid| laid.card))
    }
}

/// What a row can count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Count {
    /// The total with every wild acorn as 1.
    least: i8,
    wilds: i8,
}

impl Count {
    /// DB-26 to DB-32. The sum of the cards; a loach turns all ponds, and seven cards count nothing.
    pub(crate) fn of(cards: impl Iterator<Item = Card>) -> Count {
        let (mut least, mut ponds, mut wilds, mut loaches, mut cards_seen) = (0, 0, 0, 0, 0);
        for card in cards {
            least += card.worth();
            ponds += card.worth().min(0);
            wilds += i8::from(card == Wild);
            loaches += i8::from(card == Loach);
            cards_seen += 1;
        }
        if cards_seen == ROW_LIMIT {
            return Count { least: 0, wilds: 0 };
        }
        if loaches > 0 {
            least -= 2 * ponds;
        }
        Count { least, wilds }
    }

    /// DB-28, DB-56. Every total the taker may choose: each wild acorn 1 or 5.
    pub(crate) fn totals(self) -> impl Iterator<Item = i8> {
        (0..=self.wilds).map(move |fives| self.least + 4 * fives)
    }

    /// Whether the row can be counted as this.
    pub(crate) fn reaches(self, total: i8) -> bool {
        self.totals().any(|possible| possible == total)
    }

    /// DB-57. The total, if there is nothing to choose: no wild acorn, and no 6 to be announced or not.
    pub(crate) fn settled(self, cards: usize) -> Option<i8> {
        (self.wilds == 0 && (self.least != 6 || cards == ROW_LIMIT)).then_some(self.least)
    }

    /// How many wild acorns count 5 when the row counts this.
    pub(crate) fn fives(self, total: i8) -> usize {
        ((total - self.least) / 4) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn totals(cards: &str) -> Vec<i8> {
        Count::of(cards.split(' ').map(|card| card.parse().unwrap())).totals().collect()
    }

    /// DB-26, DB-27, DB-29, DB-30, DB-31.
    #[test]
    fn a_row_counts_the_sum_of_its_cards_and_loaches_turn_its_ponds() {
        for (cards, total) in [
            ("4 4", 8),
            ("1 -2", -1),
            ("4 -2 L", 6),
            ("4 -2", 2),
            ("-1 -2 L L", 3),
            ("1 2 3 4 5", 15),
            ("L L", 0),
        ] {
            assert_eq!(totals(cards), [total], "{cards}");
        }
    }

    /// DB-28, DB-56.
    #[test]
    fn each_wild_acorn_counts_one_or_five_as_the_taker_likes() {
        assert_eq!(totals("2 1|5"), [3, 7]);
        assert_eq!(totals("4 1|5 1|5"), [6, 10, 14]);
        assert_eq!(totals("-2 1|5 L"), [3, 7]);
    }

    /// DB-32.
    #[test]
    fn seven_cards_count_nothing() {
        assert_eq!(totals("1 1|5 2 1|5 -1 3 -1"), [0]);
        assert_eq!(totals("1 2 2 3 3 4 4"), [0]);
    }
}

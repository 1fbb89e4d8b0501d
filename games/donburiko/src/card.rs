//! The cards, and the rows they are laid in.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::{BadAction, Bag, CompactString, Kind, Pile, Seat, text_in_json};

/// A card, in canonical order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Card {
    /// Acorn 1.
    #[default]
    One,
    /// Acorn 2.
    Two,
    /// Acorn 3.
    Three,
    /// Acorn 4.
    Four,
    /// Acorn 5.
    Five,
    /// The acorn that counts 1 or 5.
    Wild,
    /// The loach, which turns ponds into points.
    Loach,
    /// The small pond, -1.
    SmallPond,
    /// The big pond, -2.
    BigPond,
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

impl Kind for Card {
    const ALL: &'static [Card] = &[One, Two, Three, Four, Five, Wild, Loach, SmallPond, BigPond];

    fn index(self) -> usize {
        self as usize
    }
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

    fn text(self) -> &'static str {
        match self {
            One => "1",
            Two => "2",
            Three => "3",
            Four => "4",
            Five => "5",
            Wild => "1|5",
            Loach => "L",
            SmallPond => "-1",
            BigPond => "-2",
        }
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl FromStr for Card {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Card, BadAction> {
        Card::ALL.iter().copied().find(|card| card.text() == text).ok_or(BadAction)
    }
}

/// Which way up a card is laid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Face {
    /// For all to see, and it earns a chip.
    #[default]
    Up,
    /// Known only to its player, and it costs a chip.
    Down,
}

impl Display for Face {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Face::Up => "up",
            Face::Down => "down",
        })
    }
}

impl FromStr for Face {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Face, BadAction> {
        match text {
            "up" => Ok(Face::Up),
            "down" => Ok(Face::Down),
            _ => Err(BadAction),
        }
    }
}

/// The name of a row, `r1` to `r4`, which it keeps when others are taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RowId(u8);

impl RowId {
    pub(crate) const ALL: [RowId; 4] = [RowId(0), RowId(1), RowId(2), RowId(3)];

    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }

    fn text(self) -> &'static str {
        ["r1", "r2", "r3", "r4"][self.index()]
    }

    /// Its name as scenes have it, without formatting anything.
    pub(crate) fn name(self) -> CompactString {
        CompactString::const_new(self.text())
    }
}

impl Display for RowId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl FromStr for RowId {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<RowId, BadAction> {
        RowId::ALL.into_iter().find(|row| row.text() == text).ok_or(BadAction)
    }
}

text_in_json!(Card, RowId);

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

//! The ingredient cards and what they are counted as.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::{BadAction, Kind, notation, text_in_json};

notation! {
    /// OO-31. What a card is counted as, in the order of scoring; the egg comes last and is never scored.
    pub enum Value {
        /// Magical Fig, of which there is one.
        One = "1",
        /// Dual Headed Snake.
        Two = "2",
        /// Secret Cheese.
        Three = "3",
        /// Lucky Clover.
        FourA = "4A",
        /// The other Lucky Clover.
        FourB = "4B",
        /// Tiny Star.
        Five = "5",
        /// Dieshroom.
        SixA = "6A",
        /// The other Dieshroom.
        SixB = "6B",
        /// Rainbow Sugar.
        Seven = "7",
        /// Forest Octopus.
        EightA = "8A",
        /// The other Forest Octopus.
        EightB = "8B",
        /// Fox Tails.
        Nine = "9",
        /// Chatty Pumpkin.
        Ten = "10",
        /// Unbreakable Egg: 3, 5, 7 and 9 at once.
        Egg = "E",
    }
}

use Value::{Egg, EightA, EightB, Five, FourA, FourB, Nine, One, Seven, SixA, SixB, Ten, Three, Two};

/// How many values there are, the egg not counted.
pub(crate) const SCORED: usize = 13;

impl Value {
    /// OO-1. How many cards there are of it.
    pub(crate) const fn copies(self) -> usize {
        [1, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 5][self as usize]
    }

    /// OO-1 to OO-3. Whether it is played with; two and three players leave some letters in the box.
    pub(crate) const fn is_in_play(self, players: usize) -> bool {
        match self {
            FourB | EightB => players == 4,
            SixB => players >= 3,
            _ => true,
        }
    }

    /// OO-31. The values that are scored, in order.
    pub(crate) fn scored(players: usize) -> impl DoubleEndedIterator<Item = Value> {
        Value::ALL[..SCORED].iter().copied().filter(move |value| value.is_in_play(players))
    }

    /// OO-16, OO-17. Its numbers, one bit each: letters do not matter, and the egg has four.
    pub(crate) const fn numbers(self) -> u16 {
        match self {
            One => 1 << 1,
            Two => 1 << 2,
            Three => 1 << 3,
            FourA | FourB => 1 << 4,
            Five => 1 << 5,
            SixA | SixB => 1 << 6,
            Seven => 1 << 7,
            EightA | EightB => 1 << 8,
            Nine => 1 << 9,
            Ten => 1 << 10,
            Egg => 1 << 3 | 1 << 5 | 1 << 7 | 1 << 9,
        }
    }
}

/// An ingredient card: a value and perhaps a star, in one byte whose order is the canonical one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(u8);

impl Card {
    /// The only card with number 1.
    pub(crate) const FIG: Card = Card::plain(One);

    pub(crate) const fn plain(value: Value) -> Card {
        Card(2 * value as u8)
    }

    /// The one card of the value that bears the Special icon; neither the fig nor an egg has a star.
    pub(crate) const fn starred(value: Value) -> Card {
        Card(2 * value as u8 + 1)
    }

    /// Every value, first plain and then starred, in canonical order, even where there is no such card.
    pub(crate) fn all() -> impl Iterator<Item = Card> {
        Value::ALL.iter().flat_map(|&value| [Card::plain(value), Card::starred(value)])
    }

    /// Its place in [`Card::all`].
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn value(self) -> Value {
        Value::ALL[usize::from(self.0 / 2)]
    }

    pub(crate) const fn has_star(self) -> bool {
        self.0 % 2 == 1
    }

    pub(crate) fn numbers(self) -> u16 {
        self.value().numbers()
    }
}

/// Whether one card of the value has a star.
const fn has_starred_card(value: Value) -> bool {
    !matches!(value, One | Egg)
}

impl Display for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let star = if self.has_star() { "*" } else { "" };
        write!(f, "{}{star}", self.value())
    }
}

impl FromStr for Card {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Card, BadAction> {
        match text.strip_suffix('*') {
            None => text.parse().map(Card::plain),
            Some(text) => {
                let value = text.parse()?;
                if has_starred_card(value) { Ok(Card::starred(value)) } else { Err(BadAction) }
            }
        }
    }
}

text_in_json!(Card);

/// OO-1 to OO-3, OO-5. The cards that are shuffled, in canonical order: all that are played with but the fig.
pub(crate) fn pack(players: usize) -> impl Iterator<Item = Card> {
    let values = Value::ALL[1..].iter().copied().filter(move |value| value.is_in_play(players));
    values.flat_map(|value| {
        let stars = usize::from(has_starred_card(value));
        let plain = std::iter::repeat_n(Card::plain(value), value.copies() - stars);
        plain.chain(std::iter::repeat_n(Card::starred(value), stars))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// OO-1, OO-2, OO-3, OO-30.
    #[test]
    fn fewer_players_play_with_fewer_cards_and_every_value_has_one_star() {
        for (players, cards, values) in [(4, 78, 13), (3, 66, 11), (2, 60, 10)] {
            let pack: Vec<Card> = pack(players).chain([Card::FIG]).collect();
            assert_eq!((pack.len(), Value::scored(players).count()), (cards, values), "{players} players");
            assert_eq!(pack.iter().filter(|card| card.has_star()).count(), values - 1, "all but the fig");
        }
        let missing = |players| Value::ALL.iter().filter(move |value| !value.is_in_play(players));
        assert_eq!(missing(3).collect::<Vec<_>>(), [&FourB, &EightB]);
        assert_eq!(missing(2).collect::<Vec<_>>(), [&FourB, &SixB, &EightB]);
    }

    /// OO-16, OO-17, OO-65.
    #[test]
    fn numbers_meet_whatever_their_letters_and_the_egg_has_four() {
        let meet = |a: &str, b: &str| {
            let card = |text: &str| text.parse::<Card>().unwrap();
            card(a).numbers() & card(b).numbers() != 0
        };
        for (a, b) in
            [("4A", "4B*"), ("6B", "6A"), ("E", "3"), ("5*", "E"), ("E", "7"), ("9", "E"), ("E", "E")]
        {
            assert!(meet(a, b), "{a} and {b}");
        }
        for (a, b) in [("1", "10"), ("E", "4A"), ("E", "10"), ("E", "1"), ("6A", "9"), ("2", "E")] {
            assert!(!meet(a, b), "{a} and {b}");
        }
    }

    #[test]
    fn there_are_26_names_in_canonical_order() {
        let names = "1 2 2* 3 3* 4A 4A* 4B 4B* 5 5* 6A 6A* 6B 6B* 7 7* 8A 8A* 8B 8B* 9 9* 10 10* E";
        let cards: Vec<Card> = names.split(' ').map(|name| name.parse().unwrap()).collect();
        assert!(cards.is_sorted() && cards.len() == 26);
        assert_eq!(cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "), names);
        for text in ["1*", "E*", "4", "4C", "11", "", "*", "e", "2**", " 2"] {
            assert_eq!(text.parse::<Card>(), Err(BadAction), "{text:?}");
        }
    }
}

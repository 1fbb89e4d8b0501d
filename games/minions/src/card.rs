//! Elements and Pots.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use engine::{BadAction, Kind, text_in_json};

/// An Element or a Pot, in canonical order.
#[allow(missing_docs, reason = "their names are all there is to say")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Card {
    #[default]
    W1,
    W2,
    W3,
    T1,
    T2,
    T3,
    S1,
    S2,
    S3,
    /// Amber.
    A,
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    P7,
    P8,
    P9,
    P10,
}

use Card::{A, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, S1, S2, S3, T1, T2, T3, W1, W2, W3};

/// Cards in no order.
pub(crate) type Bag = engine::Bag<Card, 3>;

/// More cards of one kind than this cannot be counted.
pub(crate) const MOST_OF_A_KIND: usize = 7;

impl Kind for Card {
    const ALL: &'static [Card] =
        &[W1, W2, W3, T1, T2, T3, S1, S2, S3, A, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10];

    fn index(self) -> usize {
        self as usize
    }
}

impl Card {
    const TEXTS: [&'static str; 20] = [
        "W1", "W2", "W3", "T1", "T2", "T3", "S1", "S2", "S3", "A", "P1", "P2", "P3", "P4", "P5", "P6", "P7",
        "P8", "P9", "P10",
    ];

    /// Its symbol; Ambers and Pots have none.
    pub fn symbol(self) -> Option<Symbol> {
        Symbol::ALL.get(self.index() / 3).copied()
    }

    /// MR-27, MR-29. How many symbols it shows; an Amber counts as one, a Pot as none.
    pub fn pips(self) -> u8 {
        match self {
            A => 1,
            card if card.is_pot() => 0,
            card => card as u8 % 3 + 1,
        }
    }

    /// MR-30. Whether it is a Pot and no Element.
    pub fn is_pot(self) -> bool {
        self > A
    }

    /// The Pot it is.
    pub fn pot(self) -> Option<Pot> {
        self.is_pot().then(|| Pot(self as u8 - A as u8))
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(Card::TEXTS[self.index()])
    }
}

impl FromStr for Card {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Card, BadAction> {
        let place = Card::TEXTS.iter().position(|known| *known == text).ok_or(BadAction)?;
        Ok(Card::ALL[place])
    }
}

/// What Elements and recipes bear.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symbol {
    /// `W`
    Water,
    /// `T`
    Tree,
    /// `S`
    Stone,
}

impl Symbol {
    pub(crate) const ALL: [Symbol; 3] = [Symbol::Water, Symbol::Tree, Symbol::Stone];
}

/// A Pot that is revealed: `P1` to `P10`, or the `P0` that an ability makes and that is no card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pot(u8);

impl Pot {
    /// MR-52. The Pot of ability `pot0`.
    pub(crate) const ZERO: Pot = Pot(0);

    /// The number, which decides who creates first.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The card it is, if it is one.
    pub(crate) fn card(self) -> Option<Card> {
        (self.0 > 0).then(|| Card::ALL[A.index() + self.0 as usize])
    }
}

impl Display for Pot {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0)
    }
}

impl FromStr for Pot {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Pot, BadAction> {
        match text {
            "P0" => Ok(Pot::ZERO),
            _ => text.parse::<Card>()?.pot().ok_or(BadAction),
        }
    }
}

text_in_json!(Card, Pot);

#[cfg(test)]
mod tests {
    use super::*;

    /// MR-27, MR-29, MR-30.
    #[test]
    fn elements_show_symbols_and_pots_do_not() {
        for &card in Card::ALL {
            let text = card.to_string();
            assert_eq!(text.parse(), Ok(card));
            assert_eq!(card.pot().map(|pot| pot.to_string()), card.is_pot().then_some(text));
            assert_eq!(card.pot().and_then(Pot::card), card.is_pot().then_some(card));
        }
        assert_eq!((W3.symbol(), W3.pips()), (Some(Symbol::Water), 3));
        assert_eq!((T1.symbol(), T1.pips()), (Some(Symbol::Tree), 1));
        assert_eq!((A.symbol(), A.pips()), (None, 1));
        assert_eq!((P10.symbol(), P10.pips()), (None, 0));
    }
}

//! Elements and Pots, and the recipes that they are spent on.

use std::fmt::{self, Debug, Display, Formatter};
use std::str::FromStr;

use engine::{BadAction, Kind, notation, text_in_json};

notation! {
    /// An Element or a Pot, in canonical order.
    #[allow(missing_docs, reason = "their names are all there is to say")]
    pub enum Card {
        W1 = "W1",
        W2 = "W2",
        W3 = "W3",
        T1 = "T1",
        T2 = "T2",
        T3 = "T3",
        S1 = "S1",
        S2 = "S2",
        S3 = "S3",
        /// Amber.
        A = "A",
        P1 = "P1",
        P2 = "P2",
        P3 = "P3",
        P4 = "P4",
        P5 = "P5",
        P6 = "P6",
        P7 = "P7",
        P8 = "P8",
        P9 = "P9",
        P10 = "P10",
    }
}

/// Cards in no order.
pub(crate) type Bag = engine::Bag<Card, 3>;

/// More cards of one kind than this cannot be counted.
pub(crate) const MOST_OF_A_KIND: usize = 7;

impl Card {
    /// Its symbol; Ambers and Pots have none.
    pub fn symbol(self) -> Option<Symbol> {
        Symbol::ALL.get(self.index() / 3).copied()
    }

    /// MR-27, MR-29. How many symbols it shows; an Amber counts as one, a Pot as none.
    pub fn pips(self) -> u8 {
        match self {
            Card::A => 1,
            card if card.is_pot() => 0,
            card => card as u8 % 3 + 1,
        }
    }

    /// MR-30. Whether it is a Pot and no Element.
    pub fn is_pot(self) -> bool {
        self > Card::A
    }

    /// The Pot it is.
    pub fn pot(self) -> Option<Pot> {
        self.is_pot().then(|| Pot(self as u8 - Card::A as u8))
    }
}

/// These cards without one of them.
#[must_use]
pub(crate) fn less(mut cards: Bag, card: Card) -> Bag {
    cards.remove(card);
    cards
}

/// Every different Pot of the bag.
pub(crate) fn pots(cards: Bag) -> impl Iterator<Item = Card> {
    cards.kinds().filter(|card| card.is_pot())
}

notation! {
    /// What Elements and recipes bear.
    pub enum Symbol {
        /// A drop.
        Water = "W",
        /// A leaf.
        Tree = "T",
        /// A rock.
        Stone = "S",
    }
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
        (self.0 > 0).then(|| Card::ALL[Card::A.index() + self.0 as usize])
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

/// A recipe, or the minion it makes: `RW1` to `RW10`, `RT1` to `RT10`, `RS1` to `RS10`, the legendary `RL`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Recipe(u8);

/// How many recipes each symbol has.
const PER_SYMBOL: usize = 10;

/// All but the legendary one.
pub(crate) const ORDINARY: usize = 3 * PER_SYMBOL;

impl Recipe {
    /// The Legendary Recipe.
    pub const LEGEND: Recipe = Recipe(ORDINARY as u8);

    /// All recipes, in canonical order.
    pub(crate) fn all() -> impl Iterator<Item = Recipe> {
        (0..=ORDINARY as u8).map(Recipe)
    }

    /// The recipe in this place of the canonical order.
    pub(crate) fn at(index: usize) -> Recipe {
        debug_assert!(index <= ORDINARY, "there is no such recipe");
        Recipe(index as u8)
    }

    /// Its place in canonical order.
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }

    /// MR-48. The symbol that its name promises; the Legendary Recipe has none.
    pub(crate) fn symbol(self) -> Option<Symbol> {
        Symbol::ALL.get(self.index() / PER_SYMBOL).copied()
    }
}

impl Display for Recipe {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.symbol() {
            Some(symbol) => write!(f, "R{symbol}{}", self.index() % PER_SYMBOL + 1),
            None => f.write_str("RL"),
        }
    }
}

impl Debug for Recipe {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl FromStr for Recipe {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Recipe, BadAction> {
        Recipe::all().find(|recipe| recipe.to_string() == text).ok_or(BadAction)
    }
}

text_in_json!(Pot, Recipe);

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
        use Card::{A, P10, T1, W3};
        assert_eq!((W3.symbol(), W3.pips()), (Some(Symbol::Water), 3));
        assert_eq!((T1.symbol(), T1.pips()), (Some(Symbol::Tree), 1));
        assert_eq!((A.symbol(), A.pips()), (None, 1));
        assert_eq!((P10.symbol(), P10.pips()), (None, 0));
    }

    #[test]
    fn recipes_are_named_by_symbol_and_number() {
        let names: Vec<String> = Recipe::all().map(|recipe| recipe.to_string()).collect();
        assert_eq!(names.len(), 31);
        assert_eq!((names[0].as_str(), names[9].as_str(), names[10].as_str()), ("RW1", "RW10", "RT1"));
        assert_eq!((names[29].as_str(), names[30].as_str()), ("RS10", "RL"));
        for recipe in Recipe::all() {
            assert_eq!(recipe.to_string().parse(), Ok(recipe));
        }
        assert_eq!("RW11".parse::<Recipe>(), Err(BadAction));
    }
}

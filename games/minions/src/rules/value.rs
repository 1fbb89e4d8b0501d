//! What cards are worth for a recipe, and how far they reach.

use super::ability::{Abilities, Ability};
use crate::card::{Bag, Card, Symbol};

/// What Elements are worth for one recipe in one round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Worth {
    /// The recipe's symbol.
    symbol: Option<Symbol>,
    /// The terrain's changes, by symbol.
    change: [i8; 3],
}

/// How a payment comes to its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// MR-27. The symbols of the card, or what was generated.
    pub pips: u8,
    /// MR-44, MR-45. After the terrain.
    pub on_terrain: u8,
    /// MR-28. Whether the recipe doubles it.
    pub doubled: bool,
}

impl Value {
    /// What it pays.
    pub fn total(self) -> u8 {
        self.on_terrain << u8::from(self.doubled)
    }
}

impl Worth {
    pub(crate) fn new(symbol: Option<Symbol>, change: [i8; 3]) -> Worth {
        Worth { symbol, change }
    }

    /// How a card, or what an ability makes of it, comes to its value.
    pub(crate) fn explain(self, card: Card, ability: Option<Ability>) -> Value {
        let (pips, symbol) = match ability {
            Some(ability) => (ability.generates(), ability.symbol()),
            None => (card.pips(), card.symbol()),
        };
        Value {
            pips,
            on_terrain: symbol.map_or(pips, |symbol| self.on_terrain(pips, symbol)),
            doubled: symbol.is_some_and(|symbol| self.factor(symbol) == 2),
        }
    }

    /// MR-27 to MR-30. The value of a card.
    #[inline]
    pub(crate) fn of(self, card: Card) -> u8 {
        self.of_symbols(card.pips(), card.symbol())
    }

    /// MR-53 to MR-55, MR-64. The value of what an ability generates: for the terrain it is one card.
    #[inline]
    pub(crate) fn of_generated(self, ability: Ability) -> u8 {
        self.of_symbols(ability.generates(), ability.symbol())
    }

    /// MR-28, MR-44 to MR-48. So many symbols, changed by the terrain but never below 1, then doubled if they
    /// match.
    #[inline]
    fn of_symbols(self, pips: u8, symbol: Option<Symbol>) -> u8 {
        let Some(symbol) = symbol else { return pips };
        self.on_terrain(pips, symbol) * self.factor(symbol)
    }

    /// MR-44, MR-45. The value before any doubling.
    pub(crate) fn on_terrain(self, pips: u8, symbol: Symbol) -> u8 {
        pips.saturating_add_signed(self.change[symbol as usize]).max(1)
    }

    /// MR-28, MR-48. Twice if the symbol is the recipe's.
    pub(crate) fn factor(self, symbol: Symbol) -> u8 {
        1 + u8::from(self.symbol == Some(symbol))
    }

    /// MR-59. The most that these cards can pay with these abilities: every Element at its value, and each
    /// ability on the lowest card that it takes, if that gains anything.
    #[inline]
    pub(crate) fn reach(self, cards: Bag, abilities: Abilities) -> u8 {
        let elements: u8 = cards
            .kinds()
            .take_while(|card| !card.is_pot())
            .map(|card| self.of(card) * cards.count(card) as u8)
            .sum();
        if abilities.is_empty() {
            return elements;
        }
        let mut boiled = Abilities::NONE;
        let mut gain = 0;
        for card in cards.kinds() {
            let ability = Ability::boiling(card);
            if abilities.has(ability) && !boiled.has(ability) {
                boiled.insert(ability);
                gain += self.of_generated(ability).saturating_sub(self.of(card));
            }
        }
        elements + gain
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cards;
    use engine::{CardData, Kind};

    fn worth(recipe: &str, terrain: &str) -> Worth {
        let cards = Cards::standard();
        let change = cards.terrains.iter().find(|card| card.id == terrain).map_or([0; 3], |card| card.change);
        Worth::new(cards.recipe(recipe.parse().unwrap()).symbol, change)
    }

    fn bag(cards: &str) -> Bag {
        cards.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
    }

    fn values(worth: Worth, cards: &str) -> Vec<u8> {
        cards.split(' ').map(|card| worth.of(card.parse().unwrap())).collect()
    }

    /// MR-27, MR-28, MR-29, MR-30.
    #[test]
    fn an_element_is_worth_its_symbols_and_twice_that_if_they_match() {
        assert_eq!(values(worth("RW4", ""), "W1 W2 W3 T1 S3 A P10"), [2, 4, 6, 1, 3, 1, 0]);
        assert_eq!(values(worth("RS4", ""), "W3 S2 A"), [3, 4, 1]);
        assert_eq!(values(worth("RL", ""), "W3 T3 S3 A"), [3, 3, 3, 1]);
    }

    /// MR-44, MR-45, MR-46, MR-47, MR-48. The examples of the specification.
    #[test]
    fn the_terrain_comes_first_and_leaves_at_least_one() {
        assert_eq!(values(worth("RW1", "lake"), "W2 S2 S1 T2 A"), [6, 1, 1, 2, 1]);
        assert_eq!(values(worth("RS1", "lake"), "S2 W2"), [2, 3]);
        assert_eq!(values(worth("RW1", "waste"), "W1"), [2]);
        assert_eq!(values(worth("RL", "bloom"), "W3 T3 S3 W2"), [4, 4, 4, 3]);
    }

    /// MR-53, MR-54, MR-55, MR-64.
    #[test]
    fn what_is_generated_counts_as_one_card() {
        let generated = |recipe, terrain| {
            let worth = worth(recipe, terrain);
            Ability::ALL.iter().map(|&ability| worth.of_generated(ability)).collect::<Vec<_>>()
        };
        assert_eq!(generated("RW5", ""), [0, 4, 4, 6, 3, 3]);
        assert_eq!(generated("RW5", "lake"), [0, 4, 4, 8, 3, 2]);
        assert_eq!(generated("RL", "waste"), [0, 4, 4, 2, 2, 2]);
    }

    /// MR-59. Lowest cards are boiled, each ability once, and only for a gain.
    #[test]
    fn reach_counts_every_element_and_every_gain() {
        let all: Abilities = Ability::ALL.iter().copied().collect();
        let water: Abilities = [Ability::Water3].into_iter().collect();
        assert_eq!(worth("RW4", "").reach(bag("W3 S2 A P8"), Abilities::NONE), 9);
        assert_eq!(worth("RW5", "").reach(bag("W1 W3"), water), 12);
        assert_eq!(worth("RW5", "").reach(bag("W3"), water), 6, "boiling a W3 gains nothing");
        assert_eq!(worth("RW5", "").reach(bag("W3 P1 P2 A A"), all), 6 + 4 + 4 + 1);
    }
}

//! Recipes, and sets of them.

use std::fmt::{self, Debug, Display, Formatter};
use std::str::FromStr;

use engine::{BadAction, text_in_json};

use crate::card::Symbol;

/// A recipe, or the minion it makes: `RW1` to `RW10`, `RT1` to `RT10`, `RS1` to `RS10`, and the legendary `RL`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Recipe(u8);

/// How many recipes each symbol has.
pub(crate) const PER_SYMBOL: usize = 10;

/// All but the legendary one.
pub(crate) const ORDINARY: usize = 3 * PER_SYMBOL;

impl Recipe {
    /// The Legendary Recipe.
    pub const LEGEND: Recipe = Recipe(ORDINARY as u8);

    /// All recipes, in canonical order.
    pub(crate) fn all() -> impl Iterator<Item = Recipe> {
        (0..=ORDINARY as u8).map(Recipe)
    }

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
        let number = self.index() % PER_SYMBOL + 1;
        match self.symbol() {
            Some(Symbol::Water) => write!(f, "RW{number}"),
            Some(Symbol::Tree) => write!(f, "RT{number}"),
            Some(Symbol::Stone) => write!(f, "RS{number}"),
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

text_in_json!(Recipe);

/// A set of recipes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Recipes(u32);

impl Recipes {
    pub(crate) fn has(self, recipe: Recipe) -> bool {
        self.0 >> recipe.0 & 1 == 1
    }

    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) fn insert(&mut self, recipe: Recipe) {
        self.0 |= 1 << recipe.0;
    }

    pub(crate) fn remove(&mut self, recipe: Recipe) {
        self.0 &= !(1 << recipe.0);
    }

    pub(crate) fn clear(&mut self) {
        self.0 = 0;
    }

    pub(crate) fn insert_all(&mut self, others: Recipes) {
        self.0 |= others.0;
    }

    /// In canonical order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Recipe> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let recipe = (left != 0).then(|| Recipe(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(recipe)
        })
    }
}

impl FromIterator<Recipe> for Recipes {
    fn from_iter<I: IntoIterator<Item = Recipe>>(recipes: I) -> Recipes {
        let mut set = Recipes::default();
        recipes.into_iter().for_each(|recipe| set.insert(recipe));
        set
    }
}

impl Debug for Recipes {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

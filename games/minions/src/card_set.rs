//! Sets of recipes, a bit each.

use std::fmt::{self, Debug, Formatter};

use crate::Recipe;

/// A set of recipes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Recipes(u32);

impl Recipes {
    pub(crate) fn has(self, recipe: Recipe) -> bool {
        self.0 >> recipe.index() & 1 == 1
    }

    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) fn insert(&mut self, recipe: Recipe) {
        self.0 |= 1 << recipe.index();
    }

    pub(crate) fn remove(&mut self, recipe: Recipe) {
        self.0 &= !(1 << recipe.index());
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
            let recipe = (left != 0).then(|| Recipe::at(left.trailing_zeros() as usize))?;
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

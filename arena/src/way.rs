//! Ways to search, as measuring programs are told of them.

use std::str::FromStr;

use bots::search::{Aim, Recipe, search};
use bots::{Budget, MASTER_1, Machine};
use engine::{Heuristic, Mind, Rng};

/// How many iterations a way has that does not say.
const USUAL: u32 = 1_600;

/// A way to search: a recipe, and how many iterations.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Way {
    /// How it goes about it.
    pub recipe: Recipe,
    /// How long.
    pub iterations: u32,
}

/// What is no way to search.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{0:?} is no way to search; there are master@1, and the master's recipe with what is changed of it, such as iterations=400,doubts=0.5"
)]
pub struct BadWay(String);

impl Way {
    /// What it chooses; nothing if the seat is not to act.
    pub fn choose<G: Heuristic>(&self, mind: &Mind<'_, G>, rng: &mut Rng) -> Option<G::Action> {
        let budget = Budget::of_iterations(self.iterations);
        search(mind, Aim::Choose, self.recipe, budget, Machine::here(), rng).choice(mind, self.recipe, rng)
    }
}

impl FromStr for Way {
    type Err = BadWay;
    fn from_str(text: &str) -> Result<Way, BadWay> {
        if text == "master@1" {
            let iterations = MASTER_1.iterations().unwrap_or(USUAL);
            return Ok(Way { recipe: Recipe::MASTER_1, iterations });
        }
        let mut way = Way { recipe: Recipe::MASTER, iterations: USUAL };
        let changes = text.split(',').map(|part| change(&mut way, part));
        changes.collect::<Option<()>>().ok_or_else(|| BadWay(text.to_owned()))?;
        Ok(way)
    }
}

/// Changes one number.
fn change(Way { recipe, iterations }: &mut Way, part: &str) -> Option<()> {
    fn set<T: FromStr>(to: &mut T, number: &str) -> Option<()> {
        *to = number.parse().ok()?;
        Some(())
    }
    let (name, number) = part.split_once('=')?;
    match name {
        "iterations" => set(iterations, number),
        "exploration" => set(&mut recipe.exploration, number),
        "untried" => set(&mut recipe.untried, number),
        "open_mind" => set(&mut recipe.open_mind, number),
        "doubts" => set(&mut recipe.doubts, number),
        "whim" => set(&mut recipe.whim, number),
        "judges" => set(&mut recipe.judges, number),
        "haste" => set(&mut recipe.haste, number),
        "mixes" => set(&mut recipe.mixes, number),
        "at_first" => set(&mut recipe.at_first, number),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_changed_is_read() {
        let way: Way = "iterations=400,doubts=0.5,mixes=false".parse().expect("this is a way");
        let recipe = Recipe { doubts: 0.5, mixes: false, ..Recipe::MASTER };
        assert_eq!(way, Way { recipe, iterations: 400 });
        assert_eq!("master@1".parse(), Ok(Way { recipe: Recipe::MASTER_1, iterations: 400 }));
    }

    #[test]
    fn what_is_no_way_is_refused() {
        for text in ["", "master", "iterations", "iterations=many", "luck=1"] {
            assert_eq!(text.parse::<Way>(), Err(BadWay(text.to_owned())));
        }
    }
}

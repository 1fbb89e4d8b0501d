#![doc = include_str!("../README.md")]

pub mod balance;
mod batch;
mod crew;
mod opponents;
mod saved;
mod sim;

use catalog::{Playable, TypedTask};
use engine::{Feature, NewGame, SetupError};

pub use batch::{BadStep, Batch, Lockstep, Outputs, Pay, Terms};
pub use opponents::Opponents;
pub use saved::{BadSave, load};
pub use sim::{NoReplay, Sim, Simulation};

/// Opens one game. Without a seed the operating system's randomness decides.
pub fn open(new: &NewGame) -> Result<Box<dyn Simulation>, SetupError> {
    struct Open<'a>(&'a NewGame);
    impl TypedTask for Open<'_> {
        type Output = Result<Box<dyn Simulation>, SetupError>;
        fn run<G: Playable>(self) -> Self::Output {
            let seed = self.0.seed.unwrap_or_else(catalog::random_seed);
            Ok(Box::new(Sim::<G>::open(&NewGame { seed: Some(seed), ..self.0.clone() })?))
        }
    }
    catalog::run_for(&new.game, Open(new)).unwrap_or_else(|| Err(SetupError::UnknownGame(new.game.clone())))
}

/// Deals many games at once. Without a seed the operating system's randomness decides.
pub fn many(new: &NewGame, terms: Terms) -> Result<Box<dyn Lockstep>, SetupError> {
    struct Many<'a>(&'a NewGame, Terms);
    impl TypedTask for Many<'_> {
        type Output = Result<Box<dyn Lockstep>, SetupError>;
        fn run<G: Playable>(self) -> Self::Output {
            let seed = self.0.seed.unwrap_or_else(catalog::random_seed);
            Ok(Box::new(Batch::<G>::deal(self.0.setup()?, seed, self.1)?))
        }
    }
    catalog::run_for(&new.game, Many(new, terms))
        .unwrap_or_else(|| Err(SetupError::UnknownGame(new.game.clone())))
}

/// A game in numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Numbers {
    /// Every action's notation, by number.
    pub actions: Vec<String>,
    /// What is observed, in order.
    pub features: &'static [Feature],
}

/// The game with this slug in numbers, if there is one.
pub fn numbers(slug: &str) -> Option<Numbers> {
    struct Count;
    impl TypedTask for Count {
        type Output = Numbers;
        fn run<G: Playable>(self) -> Numbers {
            Numbers {
                actions: G::actions().map(|action| action.to_string()).collect(),
                features: G::FEATURES,
            }
        }
    }
    catalog::run_for(slug, Count)
}

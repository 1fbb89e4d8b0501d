//! Tables in numbers.

use engine::{Numbered, Seat, Staged, Table, observation_width, observe, perft};

/// A table whose actions are numbers too, for programs that learn and programs that check.
pub trait InNumbers {
    /// What a seat sees, in quantities that the game has names for.
    fn observe(&self, seat: Seat) -> Vec<f32>;

    /// The number of an action; nothing if it is none of the game's.
    fn number(&self, action: &str) -> Option<usize>;

    /// The notation of the action with this number.
    fn notation(&self, number: usize) -> Option<String>;

    /// The lines of one action, of two and so on from here, see [`perft`].
    fn perft(&self, depth: usize, most: u64) -> Option<Vec<u64>>;
}

impl<G: Numbered + Staged> InNumbers for Table<G> {
    fn observe(&self, seat: Seat) -> Vec<f32> {
        let mut quantities = vec![0.0; observation_width::<G>()];
        observe(self.game(), seat, &mut quantities);
        quantities
    }

    fn number(&self, action: &str) -> Option<usize> {
        let parsed: G::Action = action.parse().ok()?;
        let number = G::number(parsed);
        // A text can be an action by its grammar and yet never be legal.
        G::actions().nth(number).filter(|numbered| *numbered == parsed).map(|_| number)
    }

    fn notation(&self, number: usize) -> Option<String> {
        G::actions().nth(number).map(|action| action.to_string())
    }

    fn perft(&self, depth: usize, most: u64) -> Option<Vec<u64>> {
        perft(self.game(), depth, most)
    }
}

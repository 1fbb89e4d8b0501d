//! The budget of a search: iterations and time.

use std::num::NonZeroU32;
use std::time::Duration;

/// What a search may spend. It ends at whichever comes first, and there is always something that ends it.
///
/// A level has one ([`Level::budget`](crate::Level::budget)), and whoever asks for another one replaces it
/// ([`Budget::asked`]). A ceiling is no budget: [`Budget::at_most`] shortens the time and leaves the
/// iterations alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    iterations: Option<u32>,
    time: Option<Duration>,
}

impl Budget {
    /// More iterations than anybody from outside may ask for: a search keeps what it learns of each of them, and so
    /// many take gigabytes.
    pub const MOST_ITERATIONS: u32 = 10_000_000;

    /// So many iterations, however long they take.
    pub const fn of_iterations(iterations: u32) -> Budget {
        Budget { iterations: Some(iterations), time: None }
    }

    /// So much time. How far a search comes in it depends on the machine.
    pub const fn of_time(time: Duration) -> Budget {
        Budget { iterations: None, time: Some(time) }
    }

    /// What somebody has asked for; nothing if they have said neither.
    pub fn asked(iterations: Option<u32>, time: Option<Duration>) -> Option<Budget> {
        (iterations.is_some() || time.is_some()).then_some(Budget { iterations, time })
    }

    /// The same budget under a ceiling: no more than this time.
    #[must_use]
    pub const fn at_most(self, ceiling: Duration) -> Budget {
        let time = match self.time {
            Some(time) if time.as_nanos() < ceiling.as_nanos() => time,
            _ => ceiling,
        };
        Budget { time: Some(time), ..self }
    }

    /// How many iterations, if they are counted.
    pub const fn iterations(self) -> Option<u32> {
        self.iterations
    }

    /// How much time, if it is limited.
    pub const fn time(self) -> Option<Duration> {
        self.time
    }

    /// What each of so many trees may spend that grow at the same time: its share of the iterations, and all
    /// the time.
    pub(crate) fn shared_by(self, trees: NonZeroU32) -> Budget {
        Budget { iterations: self.iterations.map(|all| all.div_ceil(trees.get())), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_ceiling_leaves_the_iterations_alone() {
        let budget = Budget::of_iterations(100).at_most(SECOND);
        assert_eq!((budget.iterations(), budget.time()), (Some(100), Some(SECOND)));
    }

    #[test]
    fn a_ceiling_shortens_the_time_and_never_lengthens_it() {
        let budget = Budget::of_time(SECOND);
        assert_eq!(budget.at_most(SECOND / 2).time(), Some(SECOND / 2));
        assert_eq!(budget.at_most(SECOND * 2).time(), Some(SECOND));
    }

    #[test]
    fn who_asks_for_nothing_has_no_budget_of_their_own() {
        assert_eq!(Budget::asked(None, None), None);
        assert_eq!(Budget::asked(Some(5), None), Some(Budget::of_iterations(5)));
        assert_eq!(Budget::asked(None, Some(SECOND)), Some(Budget::of_time(SECOND)));
        assert_eq!(Budget::asked(Some(5), Some(SECOND)), Some(Budget::of_iterations(5).at_most(SECOND)));
    }

    #[test]
    fn trees_share_the_iterations_and_have_the_same_time() {
        let three = NonZeroU32::MIN.saturating_add(2);
        let budget = Budget::of_iterations(100).at_most(SECOND).shared_by(three);
        assert_eq!((budget.iterations(), budget.time()), (Some(34), Some(SECOND)));
    }
}

//! The machine that a search runs on: its clock and its threads.
//!
//! The one place of this crate that asks the operating system for either, so that everything else runs in a
//! browser too, where the standard library has neither.

use std::num::NonZeroU32;
use std::thread;
use std::time::Duration;

/// A monotonic clock: the time since some moment that stays the same.
pub type Clock = fn() -> Duration;

/// The machine that a search runs on: its clock and its threads.
#[derive(Clone, Copy, Debug)]
pub struct Machine {
    pub(crate) clock: Clock,
    pub(crate) threads: NonZeroU32,
}

impl Machine {
    /// A machine with this clock, of which a search uses one thread.
    pub const fn with_clock(clock: Clock) -> Machine {
        Machine { clock, threads: NonZeroU32::MIN }
    }

    /// This machine with the clock of its operating system, of which a search uses one thread.
    #[cfg(not(target_family = "wasm"))]
    pub const fn here() -> Machine {
        Machine::with_clock(system_clock)
    }

    /// The same machine, on which a search grows so many trees at once, each on a thread of its own.
    #[must_use]
    pub const fn with_threads(self, threads: NonZeroU32) -> Machine {
        Machine { threads, ..self }
    }
}

#[cfg(not(target_family = "wasm"))]
fn system_clock() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// Does one piece of work on this thread and each of the others on a thread of its own. The results keep
/// their order.
pub(crate) fn side_by_side<T: Send, R: Send>(pieces: Vec<T>, work: impl Fn(T) -> R + Sync) -> Vec<R> {
    let work = &work;
    let mut pieces = pieces.into_iter();
    let Some(own) = pieces.next() else { return Vec::new() };
    thread::scope(|scope| {
        let others: Vec<_> = pieces.map(|piece| scope.spawn(move || work(piece))).collect();
        let mut results = vec![work(own)];
        // A thread that panics has met a fault of a game's: the panic goes on here.
        let joined = |other: thread::ScopedJoinHandle<'_, R>| {
            other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        results.extend(others.into_iter().map(joined));
        results
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_that_is_shared_out_comes_back_in_order() {
        assert_eq!(side_by_side(vec![1, 2, 3, 4], |number| number * number), [1, 4, 9, 16]);
        assert!(side_by_side(Vec::<u32>::new(), |number| number).is_empty());
    }

    #[test]
    fn the_clock_of_the_system_goes_on() {
        let before = system_clock();
        thread::sleep(Duration::from_millis(2));
        assert!(system_clock() >= before + Duration::from_millis(2));
    }
}

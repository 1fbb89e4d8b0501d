//! Threads that wait for work: to begin and end them at every step would take longer than the step.

use std::num::NonZeroUsize;
use std::process;

use rayon_core::{ThreadPool, ThreadPoolBuilder};

/// Whoever asks for something to be done, and the threads that help.
#[derive(Debug)]
pub(crate) struct Crew {
    threads: NonZeroUsize,
    /// Nobody, if one thread is enough or the system gives no more of them.
    helpers: Option<ThreadPool>,
    /// In a process that was split off from it there are no threads but the caller's.
    process: u32,
}

impl Crew {
    /// So many threads, with the caller's.
    pub(crate) fn new(threads: NonZeroUsize) -> Crew {
        let helpers = threads.get() - 1;
        let build = || ThreadPoolBuilder::new().num_threads(helpers).build().ok();
        let helpers = if helpers == 0 { None } else { build() };
        Crew { threads, helpers, process: process::id() }
    }

    /// Has all do the same, and waits until they have.
    pub(crate) fn all(&mut self, work: impl Fn() + Sync) {
        if self.process != process::id() {
            *self = Crew::new(self.threads);
        }
        let Some(helpers) = &self.helpers else { return work() };
        helpers.in_place_scope(|scope| {
            (0..helpers.current_num_threads()).for_each(|_| scope.spawn(|_| work()));
            work();
        });
    }
}

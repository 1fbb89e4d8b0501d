//! Threads that wait for work: to begin and end them at every step would take longer than the step.
//!
//! To wake one that sleeps takes as long as a good part of a step does. So whoever waits for the next step, or for the
//! others at the end of one, stays awake for a moment before it sleeps. Meanwhile it gives way to whoever else has something
//! to do, so that a machine that is busy loses nothing by it.

use std::num::NonZeroUsize;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use rayon_core::{ThreadPool, ThreadPoolBuilder};

/// So often one gives way before one sleeps: a fraction of a millisecond, in which a caller chooses the actions of some
/// thousand games.
const TURNS: u32 = 1_500;

/// Whoever asks for something to be done, and the threads that help.
#[derive(Debug)]
pub(crate) struct Crew {
    threads: NonZeroUsize,
    /// Nobody, if one thread is enough or the system gives no more of them.
    helpers: Option<ThreadPool>,
    /// How often something was to be done: whoever is awake sees it rise.
    calls: Arc<AtomicUsize>,
    /// In a process that was split off from it there are no threads but the caller's.
    process: u32,
}

impl Crew {
    /// So many threads, with the caller's.
    pub(crate) fn new(threads: NonZeroUsize) -> Crew {
        let helpers = threads.get() - 1;
        let build = || ThreadPoolBuilder::new().num_threads(helpers).build().ok();
        let helpers = if helpers == 0 { None } else { build() };
        Crew { threads, helpers, calls: Arc::default(), process: process::id() }
    }

    /// Has all do the same, each with its number, and waits until they have. A thread has the same number every time.
    pub(crate) fn all(&mut self, work: impl Fn(usize) + Sync) {
        if self.process != process::id() {
            *self = Crew::new(self.threads);
        }
        let Some(helpers) = &self.helpers else { return work(0) };
        let many = helpers.current_num_threads();
        let (busy, call) = (AtomicUsize::new(many), self.calls.fetch_add(1, Ordering::Release) + 1);
        helpers.in_place_scope(|scope| {
            for _ in 0..many {
                scope.spawn(|_| {
                    work(helpers.current_thread_index().unwrap_or(many));
                    busy.fetch_sub(1, Ordering::Release);
                });
            }
            work(many);
            stay_awake_until(|| busy.load(Ordering::Acquire) == 0);
        });
        for _ in 0..many {
            let calls = Arc::clone(&self.calls);
            helpers.spawn(move || stay_awake_until(|| calls.load(Ordering::Acquire) != call));
        }
    }
}

impl Drop for Crew {
    /// Nobody stays awake for a call that never comes.
    fn drop(&mut self) {
        self.calls.fetch_add(1, Ordering::Release);
    }
}

/// Until it is so, or one has been awake for long enough.
fn stay_awake_until(it_is_so: impl Fn() -> bool) {
    for _ in 0..TURNS {
        if it_is_so() {
            return;
        }
        thread::yield_now();
    }
}

//! What holds for all tables: that the server is about to be started again, and that nothing new begins.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use super::table::TableGuard;
use super::tables::Tables;
use crate::api::Say;
use crate::error::Error;

/// What whoever runs the server has said to all tables.
#[derive(Debug, Default)]
pub(crate) struct House {
    /// When the server is to be started again, by the steady clock.
    restart_at: RwLock<Option<u64>>,
    draining: AtomicBool,
    /// Which of several announcements is the last, while tables are still told of the one before.
    announced: AtomicU64,
}

impl House {
    /// When the server is to be started again, in milliseconds since 1970.
    pub(crate) fn restart_at(&self) -> Option<u64> {
        *self.restart_at.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether nothing new begins.
    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }

    /// Lets nothing new begin, or everything again.
    pub(crate) fn drain(&self, on: bool) {
        self.draining.store(on, Ordering::Relaxed);
    }
}

impl Tables {
    /// Whether a new table or a new game may begin.
    pub(crate) fn must_begin(&self) -> Result<(), Error> {
        if self.house.is_draining() { Err(Error::Draining) } else { Ok(()) }
    }

    /// Tells every table when the server is to be started again, or that it is not. Whoever comes later is told,
    /// too. How many tables there were.
    pub(crate) async fn announce(self: &Arc<Tables>, restart_at: Option<u64>) -> usize {
        let announced = self.house.announced.fetch_add(1, Ordering::SeqCst) + 1;
        *self.house.restart_at.write().unwrap_or_else(PoisonError::into_inner) = restart_at;
        let tables = self.all_awake();
        for table in &tables {
            let guard = table.hold(self).await;
            if self.house.announced.load(Ordering::SeqCst) == announced {
                guard.tell_restart(restart_at);
            }
        }
        tables.len()
    }
}

impl TableGuard {
    fn tell_restart(&self, restart_at: Option<u64>) {
        let letters = self.to_all(&Say::Restart { restart_at }).collect();
        self.deliver(letters);
    }
}

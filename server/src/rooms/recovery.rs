//! Retry with exponential back-off: a table whose changes could not be kept is entered again until they can
//! be, though nobody asks for anything. Whoever enters finds it as the disk has it, and wakes bots and clocks.

use std::sync::{Arc, Weak};
use std::time::Duration;

use super::carry_out::Asker;
use super::table::{LockedTable, TableGuard};
use super::tables::Tables;
use crate::api::{Code, Say};
use crate::error::Error;
use crate::wire::frame;

/// The longest pause between two tries.
const LONGEST: Duration = Duration::from_secs(30);

impl TableGuard {
    /// Something could not be kept: those at the table are told so, and the table is looked after.
    pub(crate) fn recover(&mut self, error: &Error, asker: Asker) {
        if error.code() != Code::Storage {
            return;
        }
        // Whoever asked is answered anyway.
        let told = frame(&Say::Error { re: None, error: error.fault() });
        let hears =
            self.state.audience.letters(told, |client| client.welcomed && Some(client.id) != asker.client);
        let letters = hears.collect();
        self.deliver(letters);
        let pause = pause(self.tables.retry, self.state.failures);
        self.state.failures += 1;
        if !std::mem::replace(&mut self.state.recovering, true) {
            tokio::spawn(come_back(Arc::downgrade(&self.tables), self.table.clone(), pause));
        }
    }
}

/// How long to wait after so many failures in a row.
fn pause(first: Duration, failures: u32) -> Duration {
    first.saturating_mul(2_u32.saturating_pow(failures)).min(LONGEST)
}

async fn come_back(tables: Weak<Tables>, table: LockedTable, mut wait: Duration) {
    loop {
        tokio::time::sleep(wait).await;
        let Some(tables) = tables.upgrade() else { return };
        match table.enter(&tables).await {
            Ok(mut guard) => return guard.state.recovering = false,
            Err(error) if error.code() == Code::Storage => error.log(),
            Err(_) => return,
        }
        wait = pause(wait, 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end() {
        let seconds =
            [0, 1, 2, 4, 5, 40, u32::MAX].map(|failures| pause(Duration::from_secs(1), failures).as_secs());
        assert_eq!(seconds, [1, 2, 4, 16, 30, 30, 30]);
    }
}

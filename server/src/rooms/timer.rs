//! One timer a table: it fires when the first clock runs out.

use std::sync::{Arc, Weak};
use std::time::Duration;

use super::table::{LockedTable, TableGuard};
use super::tables::Tables;
use crate::clock::steady;
use crate::error::Error;

impl TableGuard {
    /// Sets the timer anew.
    pub(crate) fn set_timer(&mut self) {
        if let Some(timer) = self.state.timer.take() {
            timer.abort();
        }
        if let Some(due) = self.room().next_expiry() {
            let pause = self.step_in_after() + Duration::from_millis(due.saturating_sub(steady()));
            let task = tokio::spawn(time_is_up(Arc::downgrade(&self.tables), self.table.clone(), pause));
            self.state.timer = Some(task.abort_handle());
        }
    }

    async fn expire(&mut self) -> Result<(), Error> {
        self.act(|room, at| Ok(room.expire(at))).await
    }
}

async fn time_is_up(tables: Weak<Tables>, table: LockedTable, pause: Duration) {
    tokio::time::sleep(pause).await;
    let Some(tables) = tables.upgrade() else { return };
    // On its own, since the timer that runs this may be set anew by what it does.
    tokio::spawn(async move {
        let expired = async { table.enter(&tables).await?.expire().await };
        if let Err(error) = expired.await {
            error.log();
        }
    });
}

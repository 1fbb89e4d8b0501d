//! Retention: what is older than it may get goes, a little at a time, beside those who play.

use std::sync::{Arc, Weak};
use std::time::Duration;

use crate::clock::now;
use crate::error::Error;
use crate::rooms::Tables;
use crate::settings::Keep;

/// How often somebody looks.
const EVERY: Duration = Duration::from_secs(60 * 60);
const DAY: u64 = 24 * 60 * 60 * 1000;

/// The moment before which things go; nothing goes if they are kept for ever.
fn cutoff(days: u32, now: u64) -> Option<u64> {
    (days > 0).then(|| now.saturating_sub(u64::from(days) * DAY))
}

/// Looks again and again, as long as there are tables.
pub(crate) async fn keep_tidy(tables: Weak<Tables>, keep: Keep) {
    loop {
        let Some(tables) = tables.upgrade().filter(|tables| !tables.is_closing()) else { return };
        // Each node looks after what is in its memory, and one for all after what is on disk.
        let awake = tidy_awake(&tables, keep).await;
        let kept = if tables.is_first("retention") { tidy(&tables, keep).await } else { Ok(()) };
        [awake, kept].into_iter().filter_map(Result::err).for_each(|error| error.log());
        drop(tables);
        tokio::time::sleep(EVERY).await;
    }
}

async fn tidy_awake(tables: &Arc<Tables>, keep: Keep) -> Result<(), Error> {
    tables.note_uses().await?;
    if let Some(before) = cutoff(keep.chat_days, now()) {
        for table in tables.all_awake() {
            table.enter(tables).await?.act(|room, _| Ok(room.forget_chat(before))).await?;
        }
    }
    Ok(())
}

async fn tidy(tables: &Arc<Tables>, keep: Keep) -> Result<(), Error> {
    if let Some(before) = cutoff(keep.chat_days, now()) {
        tables.store.remove_chat(before).await?;
    }
    if let Some(before) = cutoff(keep.unfinished_days, now()) {
        remove_tables(tables, before, false).await?;
    }
    if let Some(before) = cutoff(keep.finished_days, now()) {
        remove_tables(tables, before, true).await?;
        while tables.store.remove_games(before).await? > 0 {}
    }
    Ok(())
}

/// Removes tables that nobody has used for long. One that somebody has just come back to stays.
async fn remove_tables(tables: &Arc<Tables>, before: u64, finished: bool) -> Result<(), Error> {
    loop {
        let unused = tables.store.unused(before, finished).await?;
        let resting: Vec<String> = unused.into_iter().filter(|id| !tables.is_awake(id)).collect();
        if resting.is_empty() {
            return Ok(());
        }
        for id in resting {
            tables.remove_unused(&id, before, !finished).await?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_for_ever_has_no_cutoff() {
        assert_eq!(cutoff(0, 5 * DAY), None);
        assert_eq!(cutoff(2, 5 * DAY), Some(3 * DAY));
        assert_eq!(cutoff(9, 5 * DAY), Some(0));
    }
}

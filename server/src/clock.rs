//! What time it is.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// By how many milliseconds the clock on the wall is behind that of a database which other servers go by, too.
static BEHIND: AtomicI64 = AtomicI64::new(0);

/// What is nearer than this is the same clock to people, in milliseconds.
const NEAR: u64 = 1000;

/// Milliseconds since 1970, as the clock on the wall says, of this machine or of a shared database. Somebody may set it.
pub(crate) fn now() -> u64 {
    wall().saturating_add_signed(BEHIND.load(Ordering::Relaxed))
}

fn wall() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// Goes by this clock from now on: what is old must be as old for one server as for all others, or one whose clock is
/// wrong would remove what everybody else has just used.
/// An answer that took long to come says too little.
pub(crate) fn go_by(shared: u64, took: Duration) {
    if took.as_millis() >= NEAR.into() {
        return;
    }
    let behind = shared as i64 - wall() as i64;
    let behind = if behind.unsigned_abs() < NEAR { 0 } else { behind };
    let before = BEHIND.swap(behind, Ordering::Relaxed);
    if before.abs_diff(behind) >= NEAR {
        tracing::warn!(
            seconds = behind / 1000,
            "this machine's clock is not that of the database, which counts"
        );
    }
}

/// Milliseconds since 1970 as the clock on the wall said when it was first asked, and as they have gone by
/// since: whatever is done to the clock on the wall, turns take their time. Deadlines, and what clients
/// compare them with, are told by it.
pub(crate) fn steady() -> u64 {
    static BEGUN: OnceLock<(u64, Instant)> = OnceLock::new();
    let (told, at) = BEGUN.get_or_init(|| (now(), Instant::now()));
    told + at.elapsed().as_millis() as u64
}

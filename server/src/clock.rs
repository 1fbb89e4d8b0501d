//! What time it is.

use std::sync::OnceLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970, as the clock on the wall says. Somebody may set it.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// Milliseconds since 1970 as the clock on the wall said when it was first asked, and as they have gone by
/// since: whatever is done to the clock on the wall, turns take their time. Deadlines, and what clients
/// compare them with, are told by it.
pub(crate) fn steady() -> u64 {
    static BEGUN: OnceLock<(u64, Instant)> = OnceLock::new();
    let (told, at) = BEGUN.get_or_init(|| (now(), Instant::now()));
    told + at.elapsed().as_millis() as u64
}

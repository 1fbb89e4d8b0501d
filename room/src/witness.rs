//! What somebody has seen of some actions: whether a secret is out is a question about this, not only about
//! how the table looks in the end.

use catalog::AnyTable;
use engine::{Beat, Eye, Played, Scene};

/// What an eye sees of an action: the pictures on the way, and the table after it with what was told.
type Witnessed = (Vec<Beat>, Scene);

/// What an eye sees of these actions at this table; nothing if they cannot be played there.
pub(crate) fn witness(mut table: AnyTable, actions: &[Played], eye: Eye) -> Option<Vec<Witnessed>> {
    let mut seen = Vec::with_capacity(actions.len());
    for entry in actions {
        table.play(entry.seat, &entry.action).ok()?;
        let log = table.log(eye, table.actions_played());
        seen.push((table.beats(eye), Scene { log, ..table.scene_without_log(eye) }));
    }
    Some(seen)
}

//! Where the truth is known, the stronger levels are nearer to it, in every game.

#![allow(clippy::unwrap_used)]

use arena::endings::measure;
use bots::{Budget, Level};

/// A part of what a master has: enough for most endings, and for a test.
const ENOUGH: Budget = Budget::of_iterations(400);

#[test]
fn masters_find_most_best_moves_and_lose_less_than_novices() {
    let asked = [Level::Novice, Level::Master].map(|level| (level, ENOUGH));
    for about in catalog::games() {
        let levels = measure(about.slug, 40, &asked).unwrap();
        let (novice, master) = (levels[0], levels[1]);
        let slug = about.slug;
        assert_eq!(master.endings, 40, "{slug} has endings that can be solved");
        assert!(master.best >= 32, "{slug}: {master:?}");
        assert!(master.loss < novice.loss, "{slug}: {master:?}, {novice:?}");
    }
    assert!(measure("chess", 1, &asked).is_none());
}

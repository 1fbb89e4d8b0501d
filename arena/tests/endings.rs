//! Where the truth is known, the stronger levels are nearer to it, in every game.

#![allow(clippy::unwrap_used)]

use arena::endings::measure;
use bots::Level;

#[test]
fn masters_find_most_best_moves_and_lose_less_than_novices() {
    for about in catalog::games() {
        let levels = measure(about.slug, 40).unwrap();
        let of = |level| *levels.iter().find(|exactness| exactness.level == level).unwrap();
        let (novice, master) = (of(Level::Novice), of(Level::Master));
        let slug = about.slug;
        assert_eq!(master.endings, 40, "{slug} has endings that can be solved");
        assert!(master.best >= 32, "{slug}: {master:?}");
        assert!(master.loss < novice.loss, "{slug}: {master:?}, {novice:?}");
    }
    assert!(measure("chess", 1).is_none());
}

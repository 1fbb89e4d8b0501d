//! The master does what the tips advise. `docs/tips.md` has figures of longer thought.

use arena::tips::{Advice, measure};
use bots::Budget;

/// Little thought, so that the test is short.
const ITERATIONS: u32 = 100;

/// Of a hundred tips of a game the master heeds this many at least.
const HEEDED: u32 = 70;

#[test]
fn the_master_heeds_the_tips_of_every_game() {
    for about in catalog::games() {
        let found = measure(about, 2, Budget::of_iterations(ITERATIONS));
        let add = |count: fn(&Advice) -> u32| found.values().map(count).sum::<u32>();
        let (said, heeded) = (add(|advice| advice.said), add(|advice| advice.heeded));
        assert!(said >= 20, "{}: only {said} tips were given", about.slug);
        assert!(heeded * 100 >= said * HEEDED, "{}: {heeded} of {said}, {found:#?}", about.slug);
    }
}

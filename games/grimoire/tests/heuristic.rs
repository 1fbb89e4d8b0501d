//! Good play is better than random play, and than half a thought.

#![allow(clippy::unwrap_used)]

use engine::Setup;
use engine::heuristic::{self, Way};
use grimoire::Grimoire;

const GAMES: usize = 400;

fn share(players: usize, others: Way<Grimoire>) -> f64 {
    heuristic::win_share(&Setup::plain(players), others, GAMES).unwrap()
}

/// A quarter would be an even share.
#[test]
fn good_play_beats_random_play() {
    let share = share(4, heuristic::anything);
    assert!(share >= 90.0, "{share}% of {GAMES} games were won");
}

/// Far more than the even share, which is at most 50%, 33% and 25%.
#[test]
fn a_whole_thought_beats_half_a_thought() {
    for (players, least) in [(2, 95.0), (3, 88.0), (4, 78.0)] {
        let share = share(players, heuristic::glance);
        assert!(share >= least, "{share}% of {GAMES} games of {players} were won");
    }
}

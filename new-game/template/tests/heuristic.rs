//! The heuristic plays better than chance.

#![allow(clippy::unwrap_used)]

use engine::heuristic::{self, Way};
use engine::{Setup, laws};
use your_game::YourGame;

const GAMES: usize = 2000;

fn share(players: usize, others: Way<YourGame>) -> f64 {
    heuristic::win_share(&Setup::plain(players), others, GAMES).unwrap()
}

#[test]
fn one_who_thinks_beats_those_who_do_not() {
    for (players, least) in [(2, 58.0), (3, 39.0), (4, 28.0)] {
        let share = share(players, heuristic::anything);
        println!("{players} players, against chance: {share:.1}%");
        assert!(share >= least, "{share}% of {GAMES} games with {players} players");
    }
}

#[test]
fn a_judgement_is_the_same_however_the_unknown_is_dealt() {
    laws::check::<YourGame>(laws::a_judgement_is_the_same_however_the_unknown_is_dealt);
}

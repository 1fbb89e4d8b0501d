//! The heuristic plays better than chance, and than half a thought.

#![allow(clippy::unwrap_used)]

use engine::heuristic::{self, Way};
use engine::{Setup, laws};
use minions::Minions;

const GAMES: usize = 400;

fn share(players: usize, terrain: bool, others: Way<Minions>) -> f64 {
    let mut setup = Setup::<Minions>::plain(players);
    setup.options.terrain = terrain;
    heuristic::win_share(&setup, others, GAMES).unwrap()
}

#[test]
fn one_who_thinks_beats_three_who_do_not() {
    for terrain in [false, true] {
        let share = share(4, terrain, heuristic::anything);
        assert!(share >= 90.0, "{share}% of {GAMES} games, terrain {terrain}");
    }
}

/// Far more than the even share of 33%, 25% and 17%.
#[test]
fn a_whole_thought_beats_half_a_thought() {
    for players in [3, 4, 6] {
        for terrain in [false, true] {
            let share = share(players, terrain, heuristic::glance);
            assert!(share >= 90.0, "{share}% of {GAMES} games of {players}, terrain {terrain}");
        }
    }
}

/// More than the even share.
#[test]
fn a_thought_of_today_beats_those_of_the_first_master() {
    for players in [3, 4, 6] {
        for terrain in [false, true] {
            let share = share(players, terrain, heuristic::choose_at_first);
            let even = 100.0 / players as f64;
            println!("{players} players, terrain {terrain}: {share:.1}%");
            assert!(share >= 1.1 * even, "{share}% of {GAMES} games of {players}, terrain {terrain}");
        }
    }
}

#[test]
fn a_judgement_is_the_same_however_the_unknown_is_dealt() {
    laws::check::<Minions>(laws::a_judgement_is_the_same_however_the_unknown_is_dealt);
}

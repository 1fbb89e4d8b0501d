//! The heuristic plays better than chance, and knows what the specification's section on strategy says.

#![allow(clippy::unwrap_used)]

#[allow(dead_code)]
mod common;

use common::Late;
use engine::heuristic::{self, Way};
use engine::{Game, Heuristic, Setup, Weights, laws};
use only_one::{Familiars, OnlyOne, Options};

const GAMES: usize = 600;

fn share(setup: &Setup<OnlyOne>, others: Way<OnlyOne>) -> f64 {
    heuristic::win_share(setup, others, GAMES).unwrap()
}

#[test]
fn one_who_thinks_beats_those_who_do_not() {
    for (players, least) in [(2, 90.0), (3, 88.0), (4, 88.0)] {
        let share = share(&Setup::plain(players), heuristic::anything);
        println!("{players} players, against chance: {share:.1}%");
        assert!(share >= least, "{share}% of {GAMES} games with {players} players");
    }
}

#[test]
fn one_who_thinks_beats_those_who_think_a_little() {
    for (players, least) in [(2, 66.0), (3, 50.0), (4, 45.0)] {
        let share = share(&Setup::plain(players), heuristic::glance);
        println!("{players} players, against novices: {share:.1}%");
        assert!(share >= least, "{share}% of {GAMES} games with {players} players");
    }
}

#[test]
fn one_who_thinks_wins_with_familiars_too() {
    let options = Options { familiars: Familiars::Random, ..Options::default() };
    let share = share(&Setup { options, ..Setup::plain(4) }, heuristic::anything);
    println!("4 players with familiars, against chance: {share:.1}%");
    assert!(share >= 88.0, "{share}% of {GAMES} games");
}

/// More than the even share.
#[test]
fn one_who_thinks_beats_those_who_think_as_the_first_master_did() {
    let familiars = Options { familiars: Familiars::Random, ..Options::default() };
    let setups =
        [2, 3, 4].map(Setup::plain).into_iter().chain([Setup { options: familiars, ..Setup::plain(4) }]);
    for setup in setups {
        let share = share(&setup, heuristic::choose_at_first);
        println!("{} players, {:?}: {share:.1}%", setup.players, setup.options);
        assert!(
            share * setup.players as f64 >= 100.0,
            "{share}% of {GAMES} games with {} players",
            setup.players
        );
    }
}

fn weigh(game: &OnlyOne, action: &str) -> f32 {
    let mut weights = Weights::new();
    game.weigh(game.to_act().iter().next().unwrap(), &[action.parse().unwrap()], &mut weights);
    weights[0]
}

/// What looks best to whoever is to act.
fn best(game: &OnlyOne) -> String {
    let actions = game.legal(game.to_act().iter().next().unwrap());
    let texts = actions.iter().map(ToString::to_string);
    texts.max_by(|a, b| weigh(game, a).total_cmp(&weigh(game, b))).unwrap()
}

/// The deck's top cards are not known, but the fig is not among them.
const EARLY: &str = "2 3 5 6A 6B 7 10 10 9 9";

#[test]
fn a_majority_in_reach_is_worth_more_than_one_that_is_safe_or_lost() {
    let late = |mine: &str, theirs: &str| {
        let cards = [mine, theirs, "", ""];
        let late = Late {
            cards: &cards,
            columns: &["10", "7"],
            deck: "2 3 5 6A 6B 7 9 9 8A",
            still_in: &[0, 1],
            ..Late::default()
        };
        weigh(&late.set_up().game, "collect c1")
    };
    let tied = late("10 10", "10 10");
    assert!(tied > late("10 10", ""), "safe");
    assert!(tied > late("10 10", "10 10 10 10 10"), "lost");
}

#[test]
fn a_prize_grows_with_the_discards_and_the_right_neighbours_cards() {
    let late = |discard: &str, right: &str| {
        let cards = ["10 10", "10 10", "", right];
        let late = Late {
            cards: &cards,
            columns: &["10", "7"],
            deck: "2 3 5 6A 6B 7 9 9 8A",
            discard,
            still_in: &[0, 1],
            ..Late::default()
        };
        weigh(&late.set_up().game, "collect c1")
    };
    assert!(late("10 10", "") > late("", ""));
    assert!(late("", "10 10") > late("", ""));
}

#[test]
fn a_star_is_a_point_more() {
    let cards = ["", "", "", ""];
    let late = Late {
        cards: &cards,
        columns: &["9", "9*"],
        deck: EARLY.trim_end_matches(" 9 9"),
        still_in: &[0, 1],
        ..Late::default()
    };
    let game = late.set_up().game;
    let more = weigh(&game, "collect c2") - weigh(&game, "collect c1");
    assert!((0.5..=1.5).contains(&more), "{more}");
}

#[test]
fn the_last_one_in_stops_when_the_column_has_more_to_lose_than_to_win() {
    let cards = ["10 10 10", "10 10 10", "8A 8A", "9 9"];
    let late = |column: &'static str| {
        let columns = [column];
        best(&Late { cards: &cards, columns: &columns, deck: "7 6A 5 9", ..Late::default() }.set_up().game)
    };
    assert_eq!(late("3"), "explore", "a card of little worth");
    assert_eq!(late("10* 9* E"), "collect c1");
}

#[test]
fn nobody_turns_up_the_fig_to_choose_last() {
    let cards = ["8A 8A", "8A", "9", "9"];
    let late = |deck| {
        let late = Late { cards: &cards, columns: &["8A*", "2"], deck, still_in: &[0, 1], ..Late::default() };
        let game = late.set_up().game;
        weigh(&game, "collect c1") - weigh(&game, "explore")
    };
    assert!(late("1 6A 6B 7 9 9") > late("6A 6B 7 9 9"), "the fig on top makes collecting more urgent");
    assert!(late("1 6A 6B 7 9 9") > 0.0);
}

#[test]
fn a_judgement_is_the_same_however_the_unknown_is_dealt() {
    laws::check::<OnlyOne>(laws::a_judgement_is_the_same_however_the_unknown_is_dealt);
}

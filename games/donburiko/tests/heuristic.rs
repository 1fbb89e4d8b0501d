//! The heuristic plays better than chance, and knows what the specification's section on strategy says.

#![allow(clippy::unwrap_used)]

use donburiko::{Action, Donburiko};
use engine::heuristic::{self, Way};
use engine::{Dealer, Game, Heuristic, Imagination, Rng, Seat, Seed, Setup, Weights, laws};

const GAMES: usize = 2000;

fn share(players: usize, others: Way<Donburiko>) -> f64 {
    heuristic::win_share(&Setup::plain(players), others, GAMES).unwrap()
}

#[test]
fn one_who_thinks_beats_those_who_do_not() {
    for (players, least) in [(2, 92.0), (3, 86.0), (4, 80.0)] {
        let share = share(players, heuristic::anything);
        println!("{players} players, against chance: {share:.1}%");
        assert!(share >= least, "{share}% of {GAMES} games with {players} players");
    }
}

#[test]
fn one_who_thinks_beats_those_who_think_a_little() {
    for (players, least) in [(2, 70.0), (3, 55.0), (4, 45.0)] {
        let share = share(players, heuristic::glance);
        println!("{players} players, against novices: {share:.1}%");
        assert!(share >= least, "{share}% of {GAMES} games with {players} players");
    }
}

/// A game whose first round is stacked, after these `seat action` lines.
fn after(players: usize, cards: &str, lines: &[&str]) -> Donburiko {
    let stack = vec![cards.split_whitespace().map(str::to_owned).collect()];
    let setup = Setup { first: Some(Seat::ALL[0]), ..Setup::plain(players) };
    let mut dealer = Dealer::new(Seed::from(1), &stack, 0);
    let mut game = Donburiko::new(&setup, &mut dealer).unwrap();
    for line in lines {
        let (seat, action) = line.split_once(' ').unwrap();
        let seat = Seat::new(seat.parse().unwrap()).unwrap();
        game.play(seat, action.parse().unwrap(), &mut dealer)
            .unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    game
}

/// What looks best to whoever is to act.
fn best(game: &Donburiko) -> String {
    let seat = game.to_act().iter().next().unwrap();
    let actions = game.legal(seat);
    let weigh = |action: &Action| weight(game, *action);
    actions.iter().copied().max_by(|a, b| weigh(a).total_cmp(&weigh(b))).unwrap().to_string()
}

fn weight(game: &Donburiko, action: Action) -> f32 {
    let mut weights = Weights::new();
    game.weigh(game.to_act().iter().next().unwrap(), &[action], &mut weights);
    weights[0]
}

fn weigh(game: &Donburiko, action: &str) -> f32 {
    weight(game, action.parse().unwrap())
}

#[test]
fn a_six_is_taken_and_announced_while_the_others_stand_to_gain() {
    let mut game = after(3, "4 1 2  2 5 -1 L  3 1|5 1|5 L", &["0 add 2 up r1"]);
    assert_eq!(best(&game), "take r1");
    game = after(3, "4 1 2  2 5 -1 L  3 1|5 1|5 L", &["0 add 2 up r1", "1 take r1"]);
    assert_eq!(best(&game), "score 6!");
}

#[test]
fn no_row_is_left_at_six_for_the_next_player() {
    let game = after(3, "4 1 -1  2 5 1|5 3  3 4 2 L", &[]);
    for (six, other) in
        [("add 2 up r1", "add 3 up r1"), ("add 5 up r2", "add 5 up r3"), ("add 1|5 up r2", "add 1|5 up r1")]
    {
        assert!(weigh(&game, six) < weigh(&game, other), "{six} is better than {other}");
    }
}

/// Everything that seat 0 plays before the row is taken, in no order.
fn plays_alone(mut game: Donburiko) -> Vec<String> {
    let mut played = Vec::new();
    while played.last().is_none_or(|last| last != "take r2") {
        played.push(best(&game));
        let action = played[played.len() - 1].parse().unwrap();
        game.apply(Seat::ALL[0], action, &mut Imagination(&mut Rng::from(Seed::from(1))));
    }
    played.sort_unstable();
    played
}

#[test]
fn the_last_one_in_plays_openly_what_does_no_harm_and_then_takes() {
    let game = after(2, "3 4  L L 1 5  2 2 3 3", &["0 add L up r1", "1 take r1"]);
    assert_eq!(plays_alone(game), ["add 1 up r2", "add L up r2", "take r2"], "the 5 stays in hand");
}

#[test]
fn the_last_one_in_spoils_a_row_that_can_be_mended_for_a_chip_each_time() {
    let lines = ["0 add 1 up r2", "1 add 2 up r1", "0 add 4 up r1", "1 take r1"];
    let game = after(2, "3 5  1 2 -2 4  2 3 3 L", &lines);
    assert_eq!(plays_alone(game), ["add -2 up r2", "add 2 up r2", "take r2"], "six and two chips");
}

#[test]
fn who_laid_a_secret_knows_the_row_and_others_guess() {
    let lines = ["0 add 2 down r1", "1 add 3 up r2", "2 add -2 up r3"];
    let cards = "4 1 2  2 5 -1 L  3 4 3 L  1|5 1|5 -1 -2";
    assert_eq!(best(&after(3, cards, &lines)), "take r1", "a six and the chip");
    let (mine, theirs) = (after(3, cards, &lines), after(3, cards, &lines[..1]));
    assert!(weigh(&mine, "take r1") > weigh(&theirs, "take r1") + 3.0);
}

#[test]
fn a_judgement_is_the_same_however_the_unknown_is_dealt() {
    laws::check::<Donburiko>(laws::a_judgement_is_the_same_however_the_unknown_is_dealt);
}

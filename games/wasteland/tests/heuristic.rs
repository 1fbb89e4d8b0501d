//! The heuristic plays better than chance, and for the reasons that the strategy gives.

#![allow(clippy::unwrap_used)]

use engine::heuristic::{self, Way};
use engine::{Dealer, Game, Heuristic, Imagination, Mind, Rng, Seat, Seed, Setup, Weights, laws};
use wasteland::{Action, Options, Wasteland};

const GAMES: usize = 200;

const PLAIN: Options = Options { alliance: false, witnesses: false };
const ALLIANCE: Options = Options { alliance: true, witnesses: false };
const WITNESSES: Options = Options { alliance: true, witnesses: true };

/// Every table there is.
const TABLES: [(usize, Options); 7] =
    [(2, PLAIN), (3, PLAIN), (4, PLAIN), (3, ALLIANCE), (4, ALLIANCE), (3, WITNESSES), (4, WITNESSES)];

fn new_game(players: usize, options: Options, rng: &mut Rng) -> Wasteland {
    Wasteland::new(&Setup { options, ..Setup::plain(players) }, &mut Imagination(rng)).unwrap()
}

fn weigh(game: &Wasteland, seat: Seat, actions: &[Action]) -> Weights {
    let mut weights = Weights::new();
    game.weigh(seat, actions, &mut weights);
    weights
}

fn win_share(players: usize, options: Options, others: Way<Wasteland>) -> f64 {
    heuristic::win_share(&Setup { options, ..Setup::plain(players) }, others, GAMES).unwrap()
}

#[test]
fn one_who_thinks_beats_those_who_do_not() {
    for (players, options) in TABLES {
        let share = win_share(players, options, heuristic::anything);
        assert!(share >= 80.0, "{share:.1}% of the games, {players} players, {options:?}");
    }
}

#[test]
fn one_who_thinks_beats_those_who_think_of_two_actions() {
    for (players, options) in TABLES {
        let share = win_share(players, options, heuristic::glance);
        assert!(
            share >= 52.0 && share >= 130.0 / players as f64,
            "{share:.1}%, {players} players, {options:?}"
        );
    }
}

#[test]
fn one_who_thinks_does_not_lose_to_those_who_think_as_the_first_master_did() {
    for (players, options) in TABLES {
        let share = win_share(players, options, heuristic::choose_at_first);
        let at_least = if options == PLAIN { 1.05 } else { 0.9 };
        assert!(share >= at_least * 100.0 / players as f64, "{share:.1}%, {players} players, {options:?}");
    }
}

#[test]
fn a_judgement_is_the_same_however_the_unknown_is_dealt() {
    laws::check::<Wasteland>(laws::a_judgement_is_the_same_however_the_unknown_is_dealt);
}

#[test]
fn sealed_cards_are_not_looked_at() {
    let (mut one, mut other) = (at(""), at(""));
    for (game, cards) in [(&mut one, ["D12", "D10", "D8"]), (&mut other, ["G1", "H3", "M5"])] {
        for (seat, card) in cards.into_iter().enumerate() {
            play(game, Seat::ALL[seat], &format!("abandon {card}"));
        }
    }
    let last = Seat::ALL[3];
    assert_eq!(weigh(&one, last, &one.legal(last)), weigh(&other, last, &other.legal(last)));
}

/// The deal of all positions below: the fourth player has no dryad.
const HANDS: [&str; 4] = [
    "D12 D7 D6 D1 G1 G2 G3 G4 H1 H2 M1 M2",
    "D10 D5 D4 D-5 G5 G6 G7 H3 H4 H5 M3 M4",
    "D8 D3 D2 D-5 G8 G10 H6 H7 H8 M5 M6 M7",
    "G-5 G-5 G12 H-5 H-5 H10 H12 M-5 M-5 M8 M10 M12",
];

fn play(game: &mut Wasteland, seat: Seat, action: &str) {
    game.play(seat, action.parse().unwrap(), &mut Dealer::new(Seed::from(1), &[], 1)).unwrap();
}

/// The position after these actions, with alliance cards; whoever is to act makes the next one.
fn at(actions: &str) -> Wasteland {
    let stack = vec![HANDS.join(" ").split(' ').map(str::to_owned).collect()];
    let setup = Setup { first: Some(Seat::ALL[0]), options: ALLIANCE, ..Setup::plain(4) };
    let mut game = Wasteland::new(&setup, &mut Dealer::new(Seed::from(1), &stack, 0)).unwrap();
    for action in actions.split(", ").filter(|action| !action.is_empty()) {
        let seat = game.to_act().iter().next().unwrap();
        play(&mut game, seat, action);
    }
    game
}

/// What the heuristic does after these actions.
fn choice(actions: &str) -> String {
    let game = at(actions);
    let seat = game.to_act().iter().next().unwrap();
    heuristic::choose(&Mind::new(&game, seat), &mut Rng::from(Seed::from(1))).unwrap().to_string()
}

/// Whether the first of two actions looks better after these.
fn prefers(actions: &str, better: &str, worse: &str) -> bool {
    let game = at(actions);
    let seat = game.to_act().iter().next().unwrap();
    let two = [better, worse].map(|action| action.parse().unwrap());
    let weights = weigh(&game, seat, &two);
    weights[0] > weights[1]
}

const DEAR_DRYADS: &str = "abandon D12, abandon D10, abandon D8, abandon M8";
const CHEAP_DRYADS: &str = "abandon G4, abandon D-5, abandon D-5, abandon M8";

#[test]
fn a_void_takes_a_dear_trick_and_leaves_a_cheap_one() {
    let dear = choice(&format!("{DEAR_DRYADS}, play D7, play D5, play D3"));
    assert!(dear.starts_with("play "), "{dear}");
    let cheap = choice(&format!("{CHEAP_DRYADS}, play D7, play D5, play D3"));
    assert!(cheap.starts_with("pass "), "{cheap}");
}

#[test]
fn the_last_to_act_takes_a_dear_trick_and_ducks_a_cheap_one() {
    let dear = "abandon G4, abandon G7, abandon G10, abandon M-5, play G3, play G6, play G8";
    assert_eq!(choice(dear), "play G12");
    let cheap = "abandon D12, abandon H5, abandon M7, abandon G-5, play G3, play G6, play G8";
    assert!(prefers(cheap, "play G-5", "play G12"));
}

#[test]
fn a_pass_lifts_the_colour_that_one_has_captured() {
    let captured = "abandon G4, abandon H5, abandon H8, abandon M8, play D7, play D5, play D3, pass M-5";
    assert!(prefers(captured, "pass D12", "pass D1"));
    assert!(prefers(captured, "pass D12", "pass G1"));
}

#[test]
fn a_pass_sinks_the_colour_that_another_has_captured() {
    let captured =
        "abandon G4, abandon H5, abandon H8, abandon M8, play D7, play D5, play D3, pass M-5, play H2";
    assert!(prefers(captured, "pass D-5", "pass D10"));
    assert!(prefers(captured, "pass D-5", "pass D4"));
    assert!(prefers(captured, "pass D-5", "pass G5"));
}

#[test]
fn an_ally_is_dear_and_has_no_icons_in_the_own_desert() {
    let dear = format!("{DEAR_DRYADS}, play H1, play H3, play H6, pass M-5, play G8, pass M-5");
    assert_eq!(choice(&dear), "ally D");
    let icons = "abandon D12, abandon M3, abandon G8, abandon H12, \
        play M1, play M4, play M5, pass H10, play G10, pass M8";
    assert_eq!(choice(icons), "ally D", "harpies are dearest, and the own desert has four of their icons");
}

#[test]
fn whoever_names_the_start_player_wants_to_act_last() {
    let mut rng = Rng::from(Seed::from(3));
    let mut game = new_game(4, PLAIN, &mut rng);
    let (seat, legal) = loop {
        let seat = game.to_act().iter().next().unwrap();
        let legal = game.legal(seat);
        if matches!(legal[0], Action::Start(_)) {
            break (seat, legal);
        }
        let action = heuristic::anything(&Mind::new(&game, seat), &mut rng).unwrap();
        game.apply(seat, action, &mut Imagination(&mut rng));
    };
    let next = game.seats().next_after(seat).unwrap();
    let weights = weigh(&game, seat, &legal);
    for (&action, &weight) in legal.iter().zip(&weights) {
        assert_eq!(action == Action::Start(next), weight > 0.0, "{action}");
    }
}

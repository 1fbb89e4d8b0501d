//! What seats know: views, redeals and choices given back.

#![allow(clippy::unwrap_used)]

mod common;

use std::collections::BTreeSet;

use common::{Position, seat};
use engine::{Eye, Game, Hidden, Imagination, Mind, Rng, Seat, Seed, Setup, Shown};
use minions::{Action, Minions};
use serde_json::{Value, json};

const RECIPES: &str = "RW1 RT1 RS2 RW2 RT2 RS3 RW3 RT3 RS4 RW4 RT4 RS5 RW5 RT5 RS6";
const PILE: &str = "P3 W1 W2 T1 A  P8 W2 S2 S1 A  P6 T2 T3 S1 A  P10 P5 P1 W1 W3 T1 T2 S2 S3 A";

fn table() -> Position {
    Position::new(3, false, &[RECIPES, PILE])
}

fn json_of(game: &Minions) -> Value {
    serde_json::to_value(game.show(Eye::All)).unwrap()
}

/// The states of many redeals.
fn imagined(game: &Minions, eye: Eye, times: u64) -> impl Iterator<Item = Value> {
    (0..times).map(move |number| {
        let mut game = game.clone();
        game.redeal(eye, &mut Rng::from(Seed::from(number)));
        json_of(&game)
    })
}

/// All values that many redeals have at a path.
fn seen_at(game: &Minions, eye: Eye, at: &str) -> BTreeSet<String> {
    imagined(game, eye, 600).map(|state| state.pointer(at).unwrap().to_string()).collect()
}

/// Every position of games with every number of players, basic and with terrain, whose players like to
/// create: pure chance rarely has both a Pot and the Elements.
fn over_eager_games(games: u64, mut look: impl FnMut(&Minions, &mut Rng)) {
    for (players, number) in (3..=6).flat_map(|players| (0..games).map(move |number| (players, number))) {
        let mut setup = Setup::<Minions>::plain(players);
        setup.options.terrain = number % 2 == 1;
        let mut rng = Rng::from(Seed::from(number));
        let mut game = Minions::new(&setup, &mut Imagination(&mut rng)).unwrap();
        while let Some(seat) = game.to_act().iter().next() {
            look(&game, &mut rng);
            let action = eager_action(&game, seat, &mut rng);
            game.apply(seat, action, &mut Imagination(&mut rng));
        }
        look(&game, &mut rng);
    }
}

/// Mostly something else than giving up.
fn eager_action(game: &Minions, seat: Seat, rng: &mut Rng) -> Action {
    let legal = game.legal(seat);
    let gives_up = [Action::Drop, Action::Reveal(None), Action::Create(None), Action::Done];
    let eager: Vec<Action> = legal.iter().copied().filter(|action| !gives_up.contains(action)).collect();
    let from = if eager.is_empty() || rng.below(6) == 0 { &legal[..] } else { &eager };
    *rng.pick(from).unwrap()
}

/// MR-50, MR-59. Nobody is ever stuck while paying, and abilities come into play.
#[test]
fn a_payment_that_is_begun_is_finished() {
    let (mut paying, mut abilities) = (0, BTreeSet::new());
    over_eager_games(60, |game, _| {
        let state = json_of(game);
        paying += usize::from(state["phase"] == "pay");
        for player in state["players"].as_array().unwrap() {
            abilities.extend(player["used"].as_array().unwrap().iter().map(ToString::to_string));
        }
        assert!(game.to_act().iter().all(|seat| !game.legal(seat).is_empty()));
    });
    assert!(paying > 1000, "{paying} positions in the middle of a payment");
    assert_eq!(abilities.len(), 6, "{abilities:?}");
}

/// The cards of a list.
fn cards(list: &Value) -> Vec<String> {
    serde_json::from_value(list.clone()).unwrap()
}

/// The same cards, in whatever order.
fn sorted(mut cards: Vec<String>) -> Vec<String> {
    cards.sort_unstable();
    cards
}

/// MR-7, MR-70. Follows the hand that a seat was dealt: it was passed on as what its later holders took out
/// and left in it, and all in all there were five cards.
fn hand_is_told_right(players: &[Value], dealt_to: usize) {
    let (mut holder, mut turn, mut taken) = (dealt_to, 0, Vec::new());
    let mut hands = Vec::new();
    let left = loop {
        let player = &players[holder];
        taken.extend(player["picks"].get(turn).map(|pick| pick.as_str().unwrap().to_owned()));
        let Some(passed) = player["passed"].get(turn) else {
            break cards(if player["active"] == true { &player["hand"] } else { &player["thrown"] });
        };
        hands.push((taken.len(), cards(&passed["cards"])));
        holder = passed["to"].as_u64().unwrap() as usize;
        turn += 1;
    };
    assert_eq!(taken.len() + left.len(), 5, "five cards were dealt to seat {dealt_to}");
    for (already, hand) in hands {
        assert_eq!(sorted(hand), sorted([&taken[already..], &left].concat()), "the hand of seat {dealt_to}");
    }
}

/// MR-36. What a seat drafted this round is among its own cards, and at most three others were carried over.
fn picks_are_there(player: &Value) {
    let lists = ["drafted", "kept", "spent"].map(|list| cards(&player[list]));
    let pot = player["pot"].as_str().filter(|&pot| pot != "P0");
    let mut own: Vec<String> = lists.concat().into_iter().chain(pot.map(str::to_owned)).collect();
    for pick in cards(&player["picks"]) {
        let place = own.iter().position(|card| *card == pick);
        own.swap_remove(place.unwrap_or_else(|| panic!("{pick} was drafted and is nowhere: {player}")));
    }
    assert!(own.len() <= 3, "{own:?} were carried over");
}

/// MR-11, MR-20. What a seat has chosen secretly it could still choose.
fn choice_is_legal(game: &Minions, seat: Seat, player: &Value) {
    let Some(choice) = player["choice"].as_str() else { return };
    let mut before = game.clone();
    before.unseal(if seat.index() == 0 { Seat::ALL[1] } else { Seat::ALL[0] });
    let legal: Vec<String> = before.legal(seat).iter().map(ToString::to_string).collect();
    assert!(legal.iter().any(|action| [choice, &format!("reveal {choice}")].contains(&action.as_str())));
}

/// MR-59, MR-70. A position tells a true story: hands hold what was passed, picks are among the own cards,
/// secret choices are legal, a payment can be finished.
fn holds_together(game: &Minions) {
    let state = json_of(game);
    let players = state["players"].as_array().unwrap();
    for (seat, player) in game.seats().iter().zip(players) {
        hand_is_told_right(players, seat.index());
        picks_are_there(player);
        choice_is_legal(game, seat, player);
    }
    assert!(game.to_act().iter().all(|seat| !game.legal(seat).is_empty()));
}

#[test]
fn a_redealt_position_holds_together() {
    over_eager_games(6, |game, rng| {
        holds_together(game);
        for eye in Eye::everybody(game.seats()) {
            let mut imagined = game.clone();
            imagined.redeal(eye, rng);
            holds_together(&imagined);
            assert_eq!(imagined.show(eye), game.show(eye));
        }
    });
}

/// MR-70. The next seat drafted one of the four cards it was passed; what is left of them is in its hand.
#[test]
fn whoever_passes_a_hand_knows_what_the_next_seat_drafted_from() {
    let mut table = table();
    table.play(&["0 draft P3", "1 draft P8", "2 draft P6", "0 pass", "1 pass", "2 pass"]);
    table.play(&["0 draft T3", "1 draft W2", "2 draft A"]);
    let (game, eye) = (&table.game, Eye::Seat(seat(0)));
    let texts = |cards: &[&str]| cards.iter().map(|card| format!("\"{card}\"")).collect::<BTreeSet<_>>();
    assert_eq!(seen_at(game, eye, "/players/1/picks/1"), texts(&["W1", "W2", "T1", "A"]));
    for state in imagined(game, eye, 200) {
        let mut cards = vec![state["players"][1]["picks"][1].clone()];
        cards.extend(state["players"][1]["hand"].as_array().unwrap().iter().cloned());
        let mut cards = Value::Array(cards);
        common::sort_cards(&mut cards);
        assert_eq!(cards, json!(["W1", "W2", "T1", "A"]));
    }
    let first = seen_at(game, eye, "/players/1/picks/0");
    assert!(first.len() > 8, "what it drafted first can be anything that is unseen: {first:?}");
    assert!(!first.contains("\"P3\"") && !first.contains("\"T3\""), "but not what seat 0 has");
}

/// MR-58, MR-70. A card that was paid with is one of the seat's picks; which, is open where it can be.
#[test]
fn what_was_paid_openly_was_drafted() {
    let mut table = table();
    table.play(&["0 draft P3", "1 draft P8", "2 draft P6", "0 pass", "1 pass", "2 pass"]);
    table.play(&["0 draft T3", "1 draft W2", "2 draft A", "0 pass", "1 drop", "2 pass"]);
    table.play(&["1 reveal P8", "1 create RW1", "1 use W2"]);
    let picks = |index: usize| -> BTreeSet<String> {
        imagined(&table.game, Eye::Seat(seat(index)), 600)
            .map(|state| state["players"][1]["picks"].to_string())
            .collect()
    };
    let only = BTreeSet::from([r#"["P8","W2"]"#.to_owned()]);
    assert_eq!(picks(0), only, "seat 0 passed it a W2 and no P8");
    assert_eq!(picks(2), BTreeSet::from([r#"["P8","W2"]"#.to_owned(), r#"["W2","P8"]"#.to_owned()]));
}

/// MR-3, MR-4. Unseen recipes may be put away or come later; the legendary one comes later.
#[test]
fn unseen_recipes_move_between_the_deck_and_what_was_put_away() {
    let game = Position::new(3, true, &[]).game;
    let state = json_of(&game);
    let mut places = BTreeSet::new();
    for imagined in imagined(&game, Eye::Seat(seat(1)), 300) {
        assert_eq!(imagined["recipes"], state["recipes"]);
        let deck = imagined["recipe_deck"].as_array().unwrap();
        places.insert(deck.iter().position(|recipe| recipe == "RL").expect("it comes later"));
    }
    assert_eq!(places.len(), 12, "it can be anywhere in the deck");
}

/// Every deal of a small unknown comes, and about equally often.
#[test]
fn every_deal_is_possible() {
    let mut table = table();
    table.play(&["0 draft P3", "1 draft P8", "2 draft P6", "0 pass", "1 pass", "2 pass"]);
    table.play(&["0 draft T3", "1 draft W2", "2 draft A"]);
    let mut times = std::collections::BTreeMap::new();
    for state in imagined(&table.game, Eye::Seat(seat(0)), 4000) {
        *times.entry(state["players"][1]["picks"][1].to_string()).or_insert(0) += 1;
    }
    assert_eq!(times.len(), 4);
    assert!(times.values().all(|times| (850..1150).contains(times)), "{times:?}");
}

/// MR-10, MR-11, MR-20, MR-35. What the others have sealed is given back before a search imagines.
#[test]
fn sealed_choices_are_given_back() {
    let back = |table: &Position| {
        let mut game = table.game.clone();
        game.unseal(seat(0));
        json_of(&game)
    };
    let mut table = table();
    let dealt = table.state();
    table.play(&["1 draft P8", "2 draft P6"]);
    assert_eq!(back(&table), dealt);

    table.play(&["0 draft P3"]);
    let drafted = table.state();
    table.play(&["1 pass", "2 drop"]);
    assert_eq!(back(&table), drafted);

    table.play(&["0 pass", "2 reveal none", "0 draft W2", "1 draft W2", "0 drop", "1 drop"]);
    let dropped = table.state();
    table.play(&["1 reveal P8"]);
    assert_eq!(back(&table), dropped);

    table.play(&["0 reveal none"]);
    table.play(&["1 create none"]);
    let ended = table.state();
    table.play(&["1 keep W2"]);
    assert_eq!(back(&table), ended);
}

/// The own choice stays, and an imagined game goes on from it.
#[test]
fn an_own_choice_is_kept() {
    let mut table = table();
    table.play(&["0 draft P3", "1 draft P8"]);
    let imagined = Mind::new(&table.game, seat(0)).imagine(&mut Rng::from(Seed::from(1)));
    assert_eq!(json_of(&imagined)["players"][0]["picks"], json!(["P3"]));
    assert_eq!(imagined.to_act(), [1, 2].map(seat).into_iter().collect());
    over_eager_games(2, |game, rng| {
        let seat: Seat = *rng.pick(&game.seats().iter().collect::<Vec<_>>()).unwrap();
        holds_together(&Mind::new(game, seat).imagine(rng));
    });
}

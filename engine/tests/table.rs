//! What a table, its records and its minds promise, shown with a small game.

#![allow(clippy::unwrap_used, dead_code)]

mod duel;

use duel::{Duel, NONE};
use engine::scenario::Scenario;
use engine::{
    Deal, Eye, Game, Match, Mind, NewGame, Replay, ReplayError, Resumed, Rng, Seat, Seed, SetupError,
    StateHash, Table, Unfair,
};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

fn new_game() -> NewGame {
    NewGame { game: "duel".into(), players: 3, seed: Some(Seed::from(3)), ..NewGame::default() }
}

fn open(new: &NewGame) -> Table<Duel<NONE>> {
    Table::open(new, Seed::default()).unwrap()
}

/// A game in which everybody has laid so many cards.
fn played(actions: usize) -> Table<Duel<NONE>> {
    let mut table = open(&new_game());
    for _ in 0..actions {
        let seat = table.to_act().iter().next().unwrap();
        let action = table.legal(seat)[0].clone();
        table.play(seat, &action).unwrap();
    }
    table
}

fn names() -> Vec<String> {
    ["Mari", "Ken", "Aoi"].map(String::from).to_vec()
}

fn verified(replay: &Replay) -> Result<(), ReplayError> {
    replay.verify(&mut open(&replay.new_game()))
}

/// A record that was dealt as a server promised.
fn fairly_dealt() -> Replay {
    let (deal, nonces) = (Deal::new([1; 32], [2; 32]), [None, None, None]);
    let new = NewGame { seed: Some(deal.seed(&nonces)), ..new_game() };
    Replay { fair: Some(deal.reveal(&nonces)), ..open(&new).replay(&names()) }
}

#[test]
fn whoever_checks_a_record_checks_the_promised_deal() {
    let replay = fairly_dealt();
    assert_eq!(verified(&replay), Ok(()));
    let mut other_promise = replay.clone();
    other_promise.fair.as_mut().unwrap().commitment = "00".repeat(32);
    assert!(matches!(verified(&other_promise), Err(ReplayError::Unfair(Unfair::Commitment { .. }))));
    let mut other_secret = replay.clone();
    other_secret.fair = Some(Deal::new([1; 32], [3; 32]).reveal(&[None, None, None]));
    assert!(matches!(verified(&other_secret), Err(ReplayError::Unfair(Unfair::Seed { .. }))));
    let mut no_secret = replay;
    no_secret.fair.as_mut().unwrap().secret = "secret".into();
    assert_eq!(verified(&no_secret), Err(ReplayError::Unfair(Unfair::Unreadable)));
}

/// A record by other rules, whose last state was changed and, if `forged`, its hash too.
fn changed(change: impl FnOnce(&mut Value), forged: bool) -> Replay {
    let mut replay = played(2).replay(&names());
    replay.version += 1;
    change(&mut replay.last.state);
    if forged {
        let digest: [u8; 32] = Sha256::digest(replay.last.state.to_string()).into();
        replay.actions.last_mut().unwrap().hash =
            StateHash(u64::from_be_bytes(*digest.first_chunk().unwrap()));
    }
    replay
}

fn resumed(replay: &Replay) -> Result<Resumed, ReplayError> {
    replay.resume(&mut open(&replay.new_game()))
}

#[test]
fn a_game_goes_on_from_a_state_only_if_the_log_has_its_hash() {
    assert!(matches!(resumed(&changed(|_| (), false)), Ok(Resumed::FromState(_))));
    let refused = resumed(&changed(|state| state["points"][0] = json!(2), false)).unwrap_err();
    assert!(refused.to_string().contains("its hash is not the one that the log has of it"), "{refused}");
}

#[test]
fn a_state_with_a_forged_hash_must_still_be_one_of_this_table() {
    for (change, reason) in [
        ((|state| state["cards_played"] = json!(1)) as fn(&mut Value), "missing from it"),
        (|state| state["hands"][0].as_array_mut().unwrap().push(json!("?")), "contradicts itself"),
        (|state| state["hands"] = json!([]), "three play"),
    ] {
        let refused = resumed(&changed(change, true)).unwrap_err().to_string();
        assert!(refused.contains(reason), "{reason}: {refused}");
    }
}

#[test]
fn a_game_in_which_nothing_was_played_begins_by_todays_rules() {
    let mut replay = played(0).replay(&names());
    replay.version += 1;
    replay.last.state = json!("whatever");
    assert!(matches!(resumed(&replay), Ok(Resumed::FromState(_))));
}

#[test]
fn a_mind_gives_the_others_their_sealed_choices_back_before_it_imagines() {
    let mut game = played(0).game().clone();
    let [first, second, ..] = Seat::ALL;
    let card = game.legal(first)[0];
    game.play(first, card, &mut engine::Imagination(&mut Rng::from(Seed::from(1)))).unwrap();
    assert!(!game.to_act().contains(first));
    let imagined = Mind::new(&game, second).imagine(&mut Rng::from(Seed::from(1)));
    assert!(imagined.to_act().contains(first), "the other choice is open again");
    let own = Mind::new(&game, first).imagine(&mut Rng::from(Seed::from(1)));
    assert!(!own.to_act().contains(first), "the own choice is made");
}

#[test]
fn a_scenario_that_names_other_winners_fails() {
    let run = |winners: Value| {
        let log = played(6).replay(&names()).actions;
        let mut steps: Vec<Value> =
            log.iter().map(|played| json!({"play": [played.seat, played.action]})).collect();
        steps.push(json!({"winners": winners}));
        let scenario = json!({
            "name": "a duel", "new": {"game": "duel", "players": 3, "seed": 3}, "steps": steps,
        });
        let open = |new: &NewGame| -> Result<Box<dyn Match>, SetupError> { Ok(Box::new(open(new))) };
        Scenario::from_json(&scenario.to_string()).unwrap().run(&open)
    };
    let winners = json!(played(6).standing().winners);
    assert_eq!(run(winners), Ok(()));
    assert!(run(json!([])).is_err() && run(json!([0, 1, 2])).is_err());
}

#[test]
fn a_view_that_is_asked_for_is_what_the_eye_may_see() {
    let table = played(1);
    let [first, second, ..] = Seat::ALL;
    assert_eq!(table.view(Eye::Seat(second))["sealed"][0], json!("?"));
    assert_ne!(table.view(Eye::Seat(first))["sealed"][0], json!("?"));
}

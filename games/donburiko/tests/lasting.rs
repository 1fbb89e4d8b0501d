//! Games last: a table goes on from its log, or from its last state when the rules have changed since.

#![allow(clippy::unwrap_used)]

use donburiko::Donburiko;
use engine::{Eye, Match, NewGame, Replay, ReplayError, Resumed, Rng, Seed, Table};

const NAMES: [&str; 3] = ["Mari", "Ken", "Aoi"];

fn fresh(new: &NewGame) -> Table<Donburiko> {
    Table::open(new, Seed::default()).unwrap()
}

/// A game that has gone on for so many actions.
fn under_way(actions: usize) -> Table<Donburiko> {
    let new =
        NewGame { game: "donburiko".into(), players: 3, seed: Some(Seed::from(11)), ..NewGame::default() };
    let mut table = fresh(&new);
    play_on(&mut table, actions);
    table
}

fn play_on(table: &mut Table<Donburiko>, actions: usize) {
    for _ in 0..actions {
        let Some(seat) = table.to_act().iter().next() else { return };
        let mut rng = Rng::new(Seed::from(5), table.actions_played() as u64);
        let action = rng.pick(&table.legal(seat)).cloned().unwrap();
        table.play(seat, &action).unwrap();
    }
}

fn recorded(table: &Table<Donburiko>) -> Replay {
    let text = serde_json::to_string(&table.replay(&NAMES.map(String::from))).unwrap();
    Replay::from_json(&text).unwrap()
}

#[test]
fn a_game_goes_on_from_its_log() {
    let mut table = under_way(30);
    let replay = recorded(&table);
    let mut resumed = fresh(&replay.new_game());
    assert_eq!(replay.resume(&mut resumed), Ok(Resumed::FromLog));
    assert_eq!(resumed.game(), table.game());
    play_on(&mut table, 1000);
    play_on(&mut resumed, 1000);
    assert_eq!(resumed.game(), table.game(), "and its later rounds are dealt alike");
}

#[test]
fn a_game_recorded_by_other_rules_goes_on_from_its_last_state() {
    let mut table = under_way(30);
    let mut replay = recorded(&table);
    replay.actions[7].hash = engine::StateHash(0x0123_4567_89ab_cdef);
    let mut resumed = fresh(&replay.new_game());
    let Ok(Resumed::FromState(ReplayError::Differs { number: 8, .. })) = replay.resume(&mut resumed) else {
        panic!("the changed hash was not noticed");
    };
    assert_eq!(resumed.game(), table.game());
    play_on(&mut table, 1000);
    play_on(&mut resumed, 1000);
    assert_eq!(resumed.game(), table.game(), "and its later rounds are dealt alike");
    assert!(resumed.to_act().is_empty());
    assert_eq!(resumed.replay(&[]).actions.len(), table.replay(&[]).actions.len(), "the log is kept");
}

#[test]
fn another_version_of_the_rules_is_told_apart() {
    let mut replay = recorded(&under_way(5));
    replay.version += 1;
    let verified = replay.verify(&mut fresh(&replay.new_game()));
    assert!(matches!(verified, Err(ReplayError::OtherRules { found: 2, ours: 1, .. })), "{verified:?}");
    assert!(matches!(replay.resume(&mut fresh(&replay.new_game())), Ok(Resumed::FromState(_))));
}

#[test]
fn a_log_and_a_state_that_are_both_damaged_are_refused() {
    let mut replay = recorded(&under_way(10));
    replay.actions[3].action = "take r4".into();
    replay.last.state["bank"] = 0.into();
    let refused = replay.resume(&mut fresh(&replay.new_game())).unwrap_err();
    assert!(matches!(refused, ReplayError::BadState(_)), "{refused}");
}

#[test]
fn a_redeal_keeps_what_its_seat_has_heard() {
    let mut table = under_way(20);
    let seat = table.seats().iter().next().unwrap();
    let before = table.scene(Eye::Seat(seat));
    table.redeal(Eye::Seat(seat), Seed::from(9));
    assert_eq!(table.scene(Eye::Seat(seat)), before, "the log is part of the scene");
}

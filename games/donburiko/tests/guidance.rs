//! What a player is warned of.

#![allow(clippy::unwrap_used)]

use donburiko::{Donburiko, State};
use engine::{Eye, Match, NewGame, Scene, Seat, Seed, Shown, Staged, Table};
use serde_json::{Value, json};

/// The warning of adding a 1 openly to a row of these cards, if there is one; an `x` lies hidden.
fn warning(row: &[&str]) -> Option<&'static str> {
    warning_of("add 1 up r1", row)
}

fn warning_of(action: &str, row: &[&str]) -> Option<&'static str> {
    let choice = scene(row).choices.into_iter().find(|choice| choice.action == action).unwrap();
    choice.warning.map(|warning| warning.id)
}

/// What a player with a 1, a loach and four chips sees beside this row; the others are lone ponds.
fn scene(row: &[&str]) -> Scene {
    let new = NewGame { game: "donburiko".into(), players: 3, first: Seat::new(0), ..NewGame::default() };
    let mut state = Table::<Donburiko>::open(&new, Seed::default()).unwrap().view(Eye::All);
    let laid = |&card: &&str| match card {
        "x" => json!({"card": "L", "up": false, "by": 1, "chip": 1}),
        card => json!({"card": card, "up": true, "by": null, "chip": 0}),
    };
    state["rows"][0]["cards"] = row.iter().map(laid).collect::<Value>();
    for other in [1, 2] {
        state["rows"][other]["cards"] = json!([laid(&"-2")]);
    }
    state["players"][0]["hand"] = json!(["1", "L"]);
    state["players"][0]["chips"] = json!(4);
    let state: State = serde_json::from_value(state).unwrap();
    Donburiko::restore(&state, &()).unwrap().scene(Eye::Seat(Seat::ALL[0]))
}

/// DB-32, DB-38.
#[test]
fn a_player_is_warned_of_leaving_a_six_unless_the_row_is_then_full_and_counts_nothing() {
    assert_eq!(warning(&["5"]), Some("warning-six"));
    assert_eq!(warning(&["4"]), None);
    assert_eq!(warning(&["2", "2", "3", "-1", "-1"]), Some("warning-six"));
    assert_eq!(warning(&["2", "2", "3", "-1", "-1", "x"]), None, "seven cards count nothing");
}

/// DB-20. What others cannot see they cannot take for a six.
#[test]
fn a_six_that_nobody_else_can_see_is_no_mistake() {
    assert_eq!(warning_of("add 1 down r1", &["5"]), None, "the last card lies hidden");
    assert_eq!(warning(&["5", "x"]), None, "another lies hidden");
}

//! Scenario files, run by the real program from real folders.

mod common;

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::TempDir;

/// Rows 4, -2, 1; seat 0 is dealt 3, L, 2, -1.
fn scenario(steps: &Value) -> Value {
    json!({
        "name": "an example",
        "rules": ["DB-14"],
        "new": {"game": "donburiko", "players": 3, "first": 0, "stack": [["4", "-2", "1", "3", "L", "2", "-1"]]},
        "steps": steps,
    })
}

fn folder(files: &[(&str, String)]) -> TempDir {
    let folder = TempDir::new().expect("a folder for the test");
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap_or(Path::new(""))).expect("a folder");
        fs::write(path, text).expect("a file");
    }
    folder
}

/// Runs one scenario: its exit code and what it printed.
fn run(scenario: &Value) -> (i32, String) {
    let folder = folder(&[("example.json", scenario.to_string())]);
    let output = common::run(&["scenario", &folder.path().join("example.json").to_string_lossy()]);
    assert_eq!(common::stderr(&output), "", "a pipe gets no progress line");
    (output.status.code().unwrap_or(-1), common::stdout(&output).to_owned())
}

#[test]
fn a_scenario_whose_every_step_holds_passes() {
    let steps = json!([
        {"to_act": [0]},
        {"illegal": [0, "take r1"]},
        {"illegal": [1, "add 3 up r1"]},
        {"legal_has": [0, ["add 3 up r1", "add L down r3"]]},
        {"legal_lacks": [0, ["take r1"]]},
        {"legal": [1, []]},
        {"play": [0, "add L up r2"]},
        {"to_act": [1]},
        {"play": [1, "take r2"]},
        {"state": {"bank": 35, "players.0.chips": 5, "players.1.chips": 6, "rows.1.taken_by": 1, "final": false}},
        {"view": [0, {"players.0.hand": ["2", "3", "-1"], "players.1.hand.0": "?"}]},
        {"view": [null, {"players.0.hand.0": "?"}]},
        {"over": false}, {"scores": [5, 6, 4]}, {"ranks": [2, 1, 3]}, {"winners": []},
    ]);
    assert_eq!(run(&scenario(&steps)), (0, "1 passed, 0 failed\n".into()));
}

#[test]
fn a_wrong_expectation_fails_with_what_was_expected_and_found() {
    for (step, what, expected, found) in [
        (
            json!({"play": [0, "take r1"]}),
            "seat 0: take r1",
            "it is played",
            "illegal_action: DB-22: Oak is only",
        ),
        (json!({"play": [1, "take r1"]}), "seat 1: take r1", "it is played", "not_your_turn"),
        (json!({"play": [0, "dance"]}), "seat 0: dance", "it is played", "bad_action"),
        (json!({"illegal": [0, "add 3 up r1"]}), "seat 0: add 3 up r1", "it is refused", "it was played"),
        (json!({"to_act": [1]}), "who is to act", "[1]", "[0]"),
        (
            json!({"legal": [0, ["take r1"]]}),
            "what seat 0 may do",
            r#"["take r1"]"#,
            r#"without ["take r1"]"#,
        ),
        (json!({"legal": [1, ["take r1"]]}), "what seat 1 may do", r#"["take r1"]"#, "[]"),
        (json!({"legal": [4, []]}), "the seats at this table", "4", "[0,1,2]"),
        (
            json!({"legal_has": [0, ["take r1"]]}),
            "what is missing from what seat 0 may do",
            "[]",
            r#"["take r1"]"#,
        ),
        (
            json!({"legal_lacks": [0, ["add 3 up r1"]]}),
            "what seat 0 may do but should not",
            "[]",
            r#"["add 3 up r1"]"#,
        ),
        (json!({"state": {"bank": 40}}), "the state at bank", "40", "38"),
        (json!({"state": {"bank": "38"}}), "the state at bank", "\"38\"", "38"),
        (json!({"state": {"players.7.chips": 4}}), "the state at players.7.chips", "4", "nothing there"),
        (json!({"view": [1, {"players.0.hand.0": "2"}]}), "seat 1's view", "\"2\"", "\"?\""),
        (json!({"view": [5, {"bank": 38}]}), "the seats at this table", "5", "[0,1,2]"),
        (json!({"over": true}), "whether the game is over", "true", "false"),
        (json!({"scores": [4, 4]}), "the scores", "[4,4]", "[4,4,4]"),
        (json!({"ranks": [1, 2, 3]}), "the ranks", "[1,2,3]", "[1,1,1]"),
        (json!({"winners": [0]}), "the winners", "[0]", "[]"),
    ] {
        let (code, text) = run(&scenario(&json!([{"over": false}, step])));
        assert_eq!(code, 1, "{step}: {text}");
        assert!(text.contains("example.json: an example\n"), "{step}: {text}");
        for part in [&format!("step 2, {what}"), &format!("expected {expected}\n"), "found    ", found] {
            assert!(text.contains(part), "{step}: no {part:?} in {text}");
        }
        assert!(text.ends_with("\n0 passed, 1 failed\n"), "{text}");
    }
}

#[test]
fn a_refused_set_up_is_a_scenario_too() {
    let refused = |code: &str, players: u32| json!({"name": "n", "new": {"game": "donburiko", "players": players}, "new_error": code});
    assert_eq!(run(&refused("bad_players", 5)).0, 0);
    for (scenario, expected, found) in [
        (refused("bad_players", 3), "expected bad_players", "found    a game"),
        (
            refused("bad_option", 5),
            "expected bad_option",
            "found    bad_players: donburiko is for 2 to 4 players",
        ),
        (
            json!({"name": "n", "new": {"game": "chess", "players": 3}}),
            "expected a game",
            "found    unknown_game",
        ),
    ] {
        let (code, text) = run(&scenario);
        assert_eq!(code, 1);
        assert!(text.contains(expected) && text.contains(found), "{text}");
    }
}

#[test]
fn folders_are_searched_and_what_cannot_be_read_counts_as_failed() {
    let good = scenario(&json!([])).to_string();
    let folder = folder(&[
        ("b/good.json", good.clone()),
        ("a.json", good),
        ("b/c/damaged.json", "{".into()),
        ("b/c/step.json", scenario(&json!([{"dance": 1}])).to_string()),
        ("b/readme.txt", "not a scenario".into()),
    ]);
    let missing = folder.path().join("missing.json");
    let output = common::run(&["scenario", &folder.path().to_string_lossy(), &missing.to_string_lossy()]);
    let text = common::stdout(&output);
    assert_eq!(output.status.code(), Some(1));
    assert!(text.ends_with("\n2 passed, 3 failed\n"), "{text}");
    let order: Vec<_> =
        ["damaged.json", "step.json", "missing.json"].iter().map(|name| text.find(name)).collect();
    assert!(order.is_sorted() && order.iter().all(Option::is_some), "{text}");
    assert!(text.contains("unknown variant `dance`") && text.contains("it cannot be opened"), "{text}");
}

#[test]
fn a_folder_without_scenarios_does_not_pass() {
    let folder = folder(&[("readme.txt", "nothing here".into())]);
    let output = common::run(&["scenario", &folder.path().to_string_lossy()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(common::stdout(&output).contains("there is no .json file in this folder"));
}

#[test]
fn the_results_come_as_json_for_programs() {
    let folder = folder(&[
        ("1.json", scenario(&json!([])).to_string()),
        ("2.json", scenario(&json!([{"over": true}])).to_string()),
    ]);
    let output = common::run(&["scenario", "--json", &folder.path().to_string_lossy()]);
    let results: Value = serde_json::from_str(common::stdout(&output)).unwrap();
    assert_eq!((&results["passed"], &results["failed"]), (&json!(1), &json!(1)));
    assert_eq!(results["scenarios"][0]["passed"], json!(true));
    assert_eq!(
        results["scenarios"][1]["difference"],
        json!({"step": {"number": 1, "what": "whether the game is over", "expected": "true", "found": "false"}})
    );
}

#[test]
fn a_scenario_cannot_write_control_characters_to_the_terminal() {
    let mut tricky = scenario(&json!([{"over": true}]));
    tricky["name"] = json!("\u{1b}[2Jgone");
    let (_, text) = run(&tricky);
    assert!(text.contains("gone") && !text.contains('\u{1b}'));
}

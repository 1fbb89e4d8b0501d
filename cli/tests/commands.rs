//! The small commands: what they print, and how they fail.

mod common;

use std::io::Read;
use std::process::Stdio;

use common::{run, stderr, stdout};
use serde_json::{Value, json};

#[test]
fn the_games_are_listed_for_people_in_both_languages() {
    let english = run(&["games"]);
    assert!(stdout(&english).starts_with("Game "), "{}", stdout(&english));
    let line = stdout(&english).lines().find(|line| line.starts_with("donburiko")).unwrap();
    let cells: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(cells[..6], ["donburiko", "Donburiko", "2–4", "15", "(published)", "Fish"], "{line}");
    assert!(stdout(&run(&["games", "--lang", "ja"])).contains("ドンブリコ！"));
}

#[test]
fn the_games_are_listed_for_programs() {
    let listed: Value = serde_json::from_str(stdout(&run(&["games", "--json"]))).unwrap();
    let games = listed["games"].as_array().unwrap();
    assert_eq!(games.len(), catalog::games().len());
    let donburiko = games.iter().find(|game| game["slug"] == "donburiko").unwrap();
    assert_eq!(donburiko["players"], json!({"min": 2, "max": 4}));
    assert_eq!(donburiko["minutes"], json!({"min": 15, "max": 15, "published": true}));
    assert!(donburiko["tagline"].is_string() && donburiko["options"].is_array());
}

#[test]
fn the_bench_measures_the_games_it_is_asked_for() {
    let output = run(&["bench", "donburiko", "--seconds", "0.01"]);
    let text = stdout(&output);
    assert_eq!(text.lines().filter(|line| line.starts_with("donburiko")).count(), 3, "{text}");
    assert!(text.contains("ns/move") && text.contains("yardstick: "), "{text}");
    let output = run(&["bench", "donburiko", "--seconds", "0", "--json"]);
    let report: Value = serde_json::from_str(stdout(&output)).unwrap();
    assert!(report["yardstick_ns"].as_f64().is_some_and(|ns| ns > 0.0), "{report}");
    assert_eq!(report["figures"][2]["players"], json!(4));
}

#[test]
fn the_bench_refuses_what_it_cannot_measure() {
    for (args, reason) in [
        (&["bench", "chess"][..], "there is no game \"chess\"; the games are "),
        (&["bench", "--seconds=-1"], "--seconds"),
        (&["bench", "--seconds=NaN"], "--seconds"),
        (&["bench", "--seconds=1e300"], "--seconds"),
    ] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(stderr(&output).contains(reason), "{args:?}: {}", stderr(&output));
    }
}

#[test]
fn help_teaches_by_example() {
    assert!(stdout(&run(&["--help"])).contains("chabudai play donburiko"));
    for (command, example) in [
        ("games", "chabudai games --json"),
        ("engine", r#"echo '{"cmd":"hello"}' | chabudai engine"#),
        ("scenario", "chabudai scenario games/donburiko"),
        ("replay", "chabudai replay game.json --verify"),
        ("analyse", "chabudai analyse game.json --plot game.svg"),
        ("arena", "chabudai arena wasteland --seats master,casual,casual,casual --games 400"),
        ("bench", "chabudai bench donburiko --seconds 5"),
        ("train", "chabudai train grimoire --out games/grimoire/value.net"),
        ("completions", "chabudai completions bash"),
    ] {
        let output = run(&[command, "--help"]);
        assert!(stdout(&output).contains(example), "{command}: {}", stdout(&output));
    }
}

#[test]
fn every_shell_gets_its_completions() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let output = run(&["completions", shell]);
        assert!(output.status.success());
        assert!(stdout(&output).contains("scenario"), "{shell}");
    }
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let mut command = common::chabudai();
    let mut child =
        command.args(["completions", "zsh"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut complaint = String::new();
    child.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
    assert_eq!(complaint, "");
    assert!(child.wait().unwrap().success());
}

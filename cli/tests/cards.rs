//! Cards that people bring: `--cards FILE`.

#![allow(clippy::unwrap_used)]

mod common;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use common::{chabudai, run, stderr, stdout};
use serde_json::Value;

/// The card data of a game that has some, with one change.
fn changed(folder: &Path, from: &str, to: &str) -> PathBuf {
    let own =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../games/grimoire/cards.toml")).unwrap();
    let file = folder.join("cards.toml");
    fs::write(&file, own.replacen(from, to, 1)).unwrap();
    file
}

/// The first state of a game played with these cards.
fn first_state(cards: &Path, game: &str) -> Value {
    let mut child = chabudai()
        .args(["engine", "--cards"])
        .arg(cards)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let new = format!(r#"{{"cmd":"new","game":"{game}","players":3,"seed":1}}"#);
    writeln!(child.stdin.take().unwrap(), "{new}\n{{\"cmd\":\"state\"}}").unwrap();
    let output = child.wait_with_output().unwrap();
    let last = std::str::from_utf8(&output.stdout).unwrap().lines().last().unwrap();
    serde_json::from_str::<Value>(last).unwrap()["state"].clone()
}

#[test]
fn a_game_is_played_with_the_cards_that_were_brought() {
    let folder = tempfile::tempdir().unwrap();
    let own = changed(folder.path(), "", "");
    assert_eq!(first_state(&own, "grimoire")["mp"], 6);
    let brought = changed(folder.path(), "mp_first = 6", "mp_first = 9");
    assert_eq!(first_state(&brought, "grimoire")["mp"], 9);
    assert_eq!(first_state(&brought, "donburiko")["round"], 1, "other games keep their own");
}

#[test]
fn bots_meet_over_the_cards_that_were_brought() {
    let folder = tempfile::tempdir().unwrap();
    let scores = |cards: &[&str]| {
        let contest = ["arena", "grimoire", "--seats", "random,random", "--games", "20", "--json"];
        let report: Value = serde_json::from_str(stdout(&run(&[&contest[..], cards].concat()))).unwrap();
        [0, 1].map(|contestant| report["contestants"][contestant]["mean_score"].clone())
    };
    let standard = scores(&[]);
    let own = changed(folder.path(), "", "");
    assert_eq!(scores(&["--cards", own.to_str().unwrap()]), standard);
    let brought = changed(folder.path(), "mp_first = 6", "mp_first = 9");
    assert_ne!(scores(&["--cards", brought.to_str().unwrap()]), standard);
}

#[test]
fn a_bad_file_is_refused_with_its_line_and_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let bad = changed(folder.path(), "quest = \"silence\"", "quest = \"shout\"");
    for command in [&["engine"][..], &["arena", "grimoire", "--seats", "random,random"]] {
        let output = run(&[command, &["--cards", bad.to_str().unwrap()]].concat());
        assert_eq!(output.status.code(), Some(2));
        assert!(
            stderr(&output).contains("line ") && stderr(&output).contains("shout"),
            "{}",
            stderr(&output)
        );
    }

    let output = run(&["engine", "--cards", "/nowhere/cards.toml"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("/nowhere/cards.toml"), "{}", stderr(&output));
}

//! Recorded games, judged by the real program.

#![allow(clippy::unwrap_used)]

mod common;

use std::fs;
use std::path::PathBuf;
use std::process::Output;

use bots::{Level, Machine};
use engine::NewGame;
use serde_json::{Value, json};
use tempfile::TempDir;

use common::{stderr, stdout};

/// A game that novices played, or its first actions.
fn record(most_actions: usize) -> Value {
    let new = NewGame { game: "donburiko".into(), players: 2, seed: Some(7.into()), ..NewGame::default() };
    let mut table = catalog::open(&new).expect("a game");
    while let Some(seat) = table.to_act().iter().next().filter(|_| table.actions_played() < most_actions) {
        let level = Level::Novice;
        let action =
            table.think(seat, level, level.budget(), Machine::here()).expect("a bot that is to act does");
        table.play(seat, &action).expect("bots play by the rules");
    }
    serde_json::to_value(table.replay(&["Mari".into(), "<Ken> & Co".into()])).expect("a replay is JSON")
}

/// A folder with a file to be analysed.
struct Desk {
    folder: TempDir,
}

impl Desk {
    fn with(bytes: impl AsRef<[u8]>) -> Desk {
        let folder = TempDir::new().expect("a folder for the test");
        fs::write(folder.path().join("game.json"), bytes).expect("a file");
        Desk { folder }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn analyse(&self, flags: &[&str]) -> Output {
        let mut command = common::chabudai();
        command.current_dir(&self.folder).args(["analyse", "game.json", "--iterations", "240"]).args(flags);
        command.output().expect("the program starts")
    }
}

#[test]
fn a_game_is_told_decision_by_decision_and_summed_up() {
    let desk = Desk::with(record(usize::MAX).to_string());
    let output = desk.analyse(&[]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = stdout(&output);
    assert!(text.starts_with("Donburiko: Mari, <Ken> & Co\n"), "{text}");
    assert!(text.contains("240 iterations for each"), "{text}");
    let heading = text.lines().nth(3).unwrap();
    assert_eq!(
        heading.split_whitespace().collect::<Vec<_>>(),
        ["Move", "Player", "Played", "Chance", "Master’s", "move"]
    );
    assert!(text.contains("% → "), "{text}");
    assert!(text.contains("\nPlayer      Decisions  Mistakes  Blunders"), "{text}");
    assert!(!text.contains('\u{1b}'), "no colours for a pipe");
    assert_eq!(stderr(&output), "", "no progress bar for a pipe");
}

#[test]
fn every_decision_can_be_explained() {
    let desk = Desk::with(record(12).to_string());
    let output = desk.analyse(&["--why"]);
    let text = stdout(&output);
    let told = text.lines().filter(|line| line.starts_with("Move ") && line.contains(": ")).count();
    let decisions: Value = serde_json::from_str(stdout(&desk.analyse(&["--json"]))).unwrap();
    let decisions = decisions["decisions"].as_array().unwrap();
    let explained = decisions.iter().filter(|decision| decision["why"].is_string()).count();
    assert_eq!((told, explained), (decisions.len(), decisions.len()), "{text}");
    assert!(!text.contains("table-reason") && !text.contains("reason-"), "{text}");
}

#[test]
fn a_game_is_told_in_japanese() {
    let desk = Desk::with(record(usize::MAX).to_string());
    let output = desk.analyse(&["--lang", "ja", "--time-ms", "60000", "--plot", "game.svg"]);
    let text = stdout(&output);
    assert!(text.starts_with("ドンブリコ！：Mari, <Ken> & Co\n"), "{text}");
    assert!(text.contains("1回につき240回の試行または60000ミリ秒\n"), "{text}");
    assert!(text.contains("名人の手") && !text.contains("analyse-"), "{text}");
    assert!(text.contains("疑問手、−") || text.contains("悪手、−"), "{text}");
    let svg = fs::read_to_string(desk.path("game.svg")).expect("a picture");
    assert!(svg.contains(">手数<") && svg.contains(">勝率<"), "{svg}");
}

#[test]
fn programs_get_every_figure_by_a_stable_name() {
    let replay = record(12);
    let desk = Desk::with(replay.to_string());
    let told: Value = serde_json::from_str(stdout(&desk.analyse(&["--json", "--threads", "2"]))).unwrap();
    let again: Value = serde_json::from_str(stdout(&desk.analyse(&["--json", "--threads", "1"]))).unwrap();
    assert_eq!(told, again);
    for (field, value) in [
        ("format", json!("chabudai analysis 1")),
        ("game", json!("donburiko")),
        ("players", json!(["Mari", "<Ken> & Co"])),
        ("seed", json!(7)),
        ("iterations", json!(240)),
        ("time_ms", json!(null)),
        ("seat", json!(null)),
        ("thresholds", json!({"mistake": 0.05, "blunder": 0.15})),
        ("moves", json!(12)),
        ("reproduced", json!(12)),
        ("difference", json!(null)),
        ("winners", json!(null)),
    ] {
        assert_eq!(told[field], value, "{field}");
    }
    let decision = &told["decisions"][0];
    let number = decision["number"].as_u64().unwrap() as usize;
    assert_eq!(decision["played"]["action"], replay["actions"][number - 1]["action"]);
    assert_eq!(decision["seat"], replay["actions"][number - 1]["seat"]);
    let seat = decision["seat"].as_u64().unwrap() as usize;
    assert_eq!(decision["before"][seat], decision["preferred"]["chance"]);
    assert_eq!(decision["after"][seat], decision["played"]["chance"]);
    for field in ["loss", "doubt"] {
        assert!(decision[field].is_f64(), "{field} of {decision}");
    }
    assert!(decision["agrees"].is_boolean() && decision["options"].as_u64() > Some(1), "{decision}");
    assert!(["fine", "mistake", "blunder"].contains(&decision["mark"].as_str().unwrap()), "{decision}");
    let summary: Vec<&String> = told["seats"][1].as_object().unwrap().keys().collect();
    assert_eq!(summary, ["seat", "decisions", "mistakes", "blunders", "mean_loss", "agreement"]);
}

#[test]
fn one_player_is_chosen_by_seat_or_name() {
    let desk = Desk::with(record(8).to_string());
    let by_number = desk.analyse(&["--seat", "1", "--json"]);
    assert_eq!(stdout(&by_number), stdout(&desk.analyse(&["--seat", "<Ken> & Co", "--json"])));
    let told: Value = serde_json::from_str(stdout(&by_number)).unwrap();
    assert!(told["decisions"].as_array().unwrap().iter().all(|decision| decision["seat"] == 1));
    let nobody = desk.analyse(&["--seat", "Yui"]);
    assert_eq!(nobody.status.code(), Some(2));
    assert!(
        stderr(&nobody).contains("nobody sits in seat \"Yui\"; the seats are 0 (Mari), 1 (<Ken> & Co)"),
        "{}",
        stderr(&nobody)
    );
}

#[test]
fn the_chart_is_a_well_formed_picture_of_every_seat() {
    let desk = Desk::with(record(usize::MAX).to_string());
    let output = desk.analyse(&["--plot", "game.svg"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let svg = fs::read_to_string(desk.path("game.svg")).expect("a picture");
    check_xml(&svg);
    for text in [">Mari<", ">&lt;Ken&gt; &amp; Co<", ">move<", ">chance to win<", "100%"] {
        assert!(svg.contains(text), "{text} is missing from {svg}");
    }
    let nowhere = desk.analyse(&["--plot", "no/such/folder/game.svg"]);
    assert_eq!(nowhere.status.code(), Some(2));
    assert!(stderr(&nowhere).contains("the chart cannot be written to no/such/folder/game.svg"));
}

/// Every tag is closed in its turn, every attribute quoted, and nothing stands in a text that must not.
fn check_xml(xml: &str) {
    let mut open = Vec::new();
    let mut rest = xml;
    while let Some((text, after)) = rest.split_once('<') {
        assert!(!text.contains('>') && (open.last() == Some(&"style") || entities_are_known(text)), "{text}");
        let (tag, after) = after.split_once('>').expect("a tag has an end");
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
            continue;
        }
        assert!(
            tag.matches('"').count() % 2 == 0 && tag.matches("=\"").count() * 2 == tag.matches('"').count()
        );
        if !tag.ends_with('/') {
            open.push(tag.split(' ').next().unwrap());
        }
    }
    assert!(open.is_empty() && rest.trim().is_empty(), "{open:?} {rest}");
}

fn entities_are_known(text: &str) -> bool {
    text.split('&')
        .skip(1)
        .all(|after| ["amp;", "lt;", "gt;", "quot;"].iter().any(|name| after.starts_with(name)))
}

#[test]
fn what_today_s_rules_do_not_reproduce_is_left_out_and_said() {
    let mut replay = record(10);
    replay["actions"][6]["hash"] = json!("0123456789abcdef");
    let desk = Desk::with(replay.to_string());
    let output = desk.analyse(&["--json"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        stderr(&output).contains("game.json: only the first 6 of 10 moves could be analysed"),
        "{}",
        stderr(&output)
    );
    let told: Value = serde_json::from_str(stdout(&output)).unwrap();
    assert_eq!((&told["reproduced"], &told["moves"]), (&json!(6), &json!(10)));
    assert!(told["difference"].as_str().unwrap().contains("after action 7"), "{}", told["difference"]);
}

#[test]
fn a_game_without_decisions_is_no_error() {
    let output = Desk::with(record(0).to_string()).analyse(&["--plot", "game.svg"]);
    assert!(output.status.success());
    assert!(stdout(&output).contains("there is nothing to judge"), "{}", stdout(&output));
}

#[test]
fn what_is_no_replay_is_refused_with_a_reason() {
    let whole = record(5);
    let with = |field: &str, value: Value| {
        let mut replay = whole.clone();
        replay[field] = value;
        replay.to_string().into_bytes()
    };
    for (bytes, reason) in [
        (Vec::new(), "no replay of ours"),
        (b"\xff\xfe".to_vec(), "not UTF-8"),
        (with("game", json!("chess")), "there is no game \"chess\""),
        (with("seats", json!(["Mari"])), "donburiko is for 2 to 4 players, not 1"),
    ] {
        let output = Desk::with(bytes).analyse(&[]);
        assert_eq!(output.status.code(), Some(2), "{reason}");
        let text = stderr(&output);
        assert!(text.contains("game.json: ") && text.contains(reason), "{reason}: {text}");
        assert_eq!(stdout(&output), "");
    }
    let missing = common::run(&["analyse", "/nowhere/game.json"]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(stderr(&missing).contains("/nowhere/game.json: it cannot be opened"));
}

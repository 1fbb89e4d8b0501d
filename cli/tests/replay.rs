//! Recorded games, read and checked by the real program.

mod common;

use std::fs;
use std::process::Output;

use bots::{Level, Machine};
use engine::NewGame;
use serde_json::{Value, json};
use tempfile::TempDir;

/// A game that bots played, or its first actions.
fn record(most_actions: usize) -> Value {
    let new = NewGame { game: "donburiko".into(), players: 3, seed: Some(7.into()), ..NewGame::default() };
    let mut table = catalog::open(&new).expect("a game");
    while let Some(seat) = table.to_act().iter().next().filter(|_| table.actions_played() < most_actions) {
        let level = Level::Casual;
        let action =
            table.think(seat, level, level.budget(), Machine::here()).expect("a bot that is to act does");
        table.play(seat, &action).expect("bots play by the rules");
    }
    serde_json::to_value(table.replay(&["Mari".into(), "Ken".into(), "Yui".into()]))
        .expect("a replay is JSON")
}

fn run_on(bytes: impl AsRef<[u8]>, flags: &[&str]) -> Output {
    let folder = TempDir::new().expect("a folder for the test");
    let file = folder.path().join("game.json");
    fs::write(&file, bytes).expect("a file");
    let file = file.to_string_lossy();
    common::run(&[&["replay", file.as_ref()], flags].concat())
}

fn verify(replay: &Value) -> Output {
    run_on(replay.to_string(), &["--verify"])
}

#[test]
fn a_game_is_printed_as_a_log_and_a_final_table() {
    let replay = record(usize::MAX);
    let output = run_on(replay.to_string(), &[]);
    let text = common::stdout(&output);
    assert!(output.status.success());
    assert!(
        text.starts_with("Donburiko: Mari, Ken, Yui\nSeed 7, version 1 of the rules\n\n      Round 1:"),
        "{text}"
    );
    let (number, last) = (replay["actions"].as_array().unwrap().len(), &replay["actions"]);
    let last = &last[number - 1];
    let name = ["Mari", "Ken", "Yui"][last["seat"].as_u64().unwrap() as usize];
    assert!(
        text.contains(&format!("\n{number:>4}. {name}: {}\n", last["action"].as_str().unwrap())),
        "{text}"
    );
    assert!(text.contains("\nRank  Player  Score\n   1  "), "{text}");
}

#[test]
fn a_game_under_way_says_who_is_to_act() {
    let text = run_on(record(5).to_string(), &[]);
    assert!(common::stdout(&text).ends_with("Waiting for Yui.\n"), "{}", common::stdout(&text));
}

#[test]
fn a_log_can_be_read_in_japanese_and_by_programs() {
    let replay = record(5).to_string();
    let japanese = run_on(&replay, &["--lang", "ja"]);
    assert!(common::stdout(&japanese).starts_with("ドンブリコ！：Mari, Ken, Yui\nシード7"));
    let told: Value = serde_json::from_slice(&run_on(&replay, &["--json"]).stdout).unwrap();
    assert_eq!(told["actions"].as_array().unwrap().len(), 5);
    assert_eq!(told["players"], json!(["Mari", "Ken", "Yui"]));
    assert_eq!(told["over"], json!(false));
    assert!(told["actions"][0]["events"][0]["text"].is_string());
}

#[test]
fn a_true_record_is_verified() {
    for replay in [record(usize::MAX), record(0), record(1)] {
        let actions = replay["actions"].as_array().unwrap().len();
        let output = verify(&replay);
        assert_eq!(output.status.code(), Some(0), "{}", common::stderr(&output));
        let text = common::stdout(&output);
        assert!(text.starts_with(&format!("Verified: {actions} action")), "{text}");
        let told: Value =
            serde_json::from_slice(&run_on(replay.to_string(), &["--verify", "--json"]).stdout).unwrap();
        assert_eq!(
            (&told["verified"], &told["actions"], &told["shuffles"]),
            (&json!(true), &json!(actions), &replay["last"]["shuffles"])
        );
    }
}

#[test]
fn whatever_is_changed_in_a_record_is_found() {
    let whole = record(usize::MAX);
    type Change = fn(&mut Value);
    let changes: [(&str, Change); 9] = [
        ("after action 3 the state's hash is", |replay| {
            replay["actions"][2]["hash"] = json!("0123456789abcdef");
        }),
        ("action 3, \"score 6!\" of seat", |replay| replay["actions"][2]["action"] = json!("score 6!")),
        ("\"dance\" is no action of this game", |replay| replay["actions"][2]["action"] = json!("dance")),
        ("it is not seat", |replay| {
            let seat = replay["actions"][2]["seat"].as_u64().unwrap_or_default();
            replay["actions"][2]["seat"] = json!((seat + 1) % 3);
        }),
        ("action 1", |replay| replay["seed"] = json!(8)),
        ("last.state.bank", |replay| replay["last"]["state"]["bank"] = json!(49)),
        ("last.shuffles", |replay| replay["last"]["shuffles"] = json!(99)),
        ("recorded with version 2 of the rules of donburiko", |replay| replay["version"] = json!(2)),
        ("the game ends otherwise: last.state.", |replay| {
            replay["actions"].as_array_mut().and_then(Vec::pop);
        }),
    ];
    for (message, change) in changes {
        let mut replay = whole.clone();
        change(&mut replay);
        let output = verify(&replay);
        assert_eq!(output.status.code(), Some(1), "{message}");
        assert!(common::stderr(&output).contains(message), "{message}: {}", common::stderr(&output));
        assert_eq!(common::stdout(&output), "");
    }
}

#[test]
fn a_log_that_does_not_replay_is_told_as_far_as_it_goes() {
    let mut replay = record(5);
    replay["actions"][2]["action"] = json!("dance");
    let output = run_on(replay.to_string(), &[]);
    assert_eq!(output.status.code(), Some(1));
    let text = common::stdout(&output);
    assert!(text.contains("   2. ") && !text.contains("   3. ") && !text.contains("Rank"), "{text}");
    assert!(common::stderr(&output).contains("action 3, \"dance\" of seat"));
}

#[test]
fn what_is_no_replay_is_refused_with_a_reason() {
    let whole = record(5);
    let with = |field: &str, value: Value| {
        let mut replay = whole.clone();
        replay[field] = value;
        replay.to_string().into_bytes()
    };
    let halved = whole.to_string().into_bytes();
    for (bytes, reason) in [
        (Vec::new(), "no replay of ours"),
        (b"\xff\xfe".to_vec(), "not UTF-8"),
        (b"{}".to_vec(), "missing field `format`"),
        (b"[1]".to_vec(), "no replay of ours"),
        (halved[..halved.len() / 2].to_vec(), "no replay of ours"),
        (with("format", json!("pgn")), "unknown variant `pgn`"),
        (with("game", json!("chess")), "there is no game \"chess\""),
        (with("seats", json!(["Mari"])), "donburiko is for 2 to 4 players, not 1"),
        (with("seats", json!(vec!["Mari"; 300])), "not 300"),
        (with("options", json!({"x": 1})), "unknown field `x`"),
        (with("seed", json!(-1)), "a seed is"),
        (with("first", json!(7)), "7 is no seat of this game"),
        (with("first", json!(8)), "no seat 8"),
        (with("stack", json!([["6"]])), "there is no \"6\" left"),
        (with("extra", json!(1)), "unknown field `extra`"),
    ] {
        for flags in [&[][..], &["--verify"]] {
            let output = run_on(&bytes, flags);
            assert_eq!(output.status.code(), Some(2), "{reason}: {}", common::stdout(&output));
            let text = common::stderr(&output);
            assert!(text.contains("game.json: ") && text.contains(reason), "{reason}: {text}");
        }
    }
    let missing = common::run(&["replay", "/nowhere/game.json"]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(common::stderr(&missing).contains("/nowhere/game.json: it cannot be opened"));
}

#[test]
fn a_file_of_absurd_size_is_not_read_to_its_end() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("huge.json");
    fs::File::create(&path).unwrap().set_len(1 << 32).unwrap();
    let output = common::run(&["replay", &path.to_string_lossy()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(common::stderr(&output).contains("larger than 64 MiB"));
}

#[test]
fn names_cannot_write_control_characters_to_the_terminal() {
    let mut replay = record(3);
    replay["seats"][0] = json!("\u{1b}[2JMari\n");
    let output = run_on(replay.to_string(), &[]);
    assert!(output.status.success());
    assert!(!common::stdout(&output).contains('\u{1b}'));
}

/// A game that a server dealt, and what it promised.
fn dealt_fairly() -> (Value, String) {
    let deal = engine::Deal::new([1; 32], [2; 32]);
    let nonces = [Some(engine::Nonce::try_from("00112233aabbccdd".to_owned()).expect("a nonce")), None];
    let new = NewGame {
        game: "donburiko".into(),
        players: 2,
        seed: Some(deal.seed(&nonces)),
        ..NewGame::default()
    };
    let table = catalog::open(&new).expect("a game");
    let mut replay = table.replay(&["Mari".into(), "Ken".into()]);
    replay.fair = Some(deal.reveal(&nonces));
    (serde_json::to_value(replay).expect("a replay is JSON"), deal.commitment())
}

#[test]
fn a_record_is_compared_with_what_its_players_remember() {
    let (replay, promised) = dealt_fairly();
    let check = |more: &[&str]| run_on(replay.to_string(), &[&["--verify"], more].concat());
    assert!(check(&["--commitment", &promised, "--nonce", "0=00112233aabbccdd"]).status.success());
    for (more, complaint) in [
        (["--commitment", &"0".repeat(64)], "the commitment was 000000"),
        (["--nonce", "0=ffffffffffffffff"], "seat 0 added another nonce"),
        (["--nonce", "1=00112233aabbccdd"], "seat 1 added another nonce"),
    ] {
        let output = check(&more);
        assert_eq!(output.status.code(), Some(1), "{more:?}");
        assert!(common::stderr(&output).contains(complaint), "{}", common::stderr(&output));
    }
    let unpromised = run_on(record(0).to_string(), &["--verify", "--commitment", &promised]);
    assert!(common::stderr(&unpromised).contains("does not say how it was dealt"));
}

//! Lines of the protocol, damaged: every one gets a reply, and the conversation goes on.

use std::num::NonZeroU32;
use std::sync::LazyLock;
use std::time::Duration;

use fuzz::{damaged, noise};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::lines::Line;
use super::page::codes;
use super::session::Session;

/// A conversation about every game.
static CONVERSATION: LazyLock<Vec<String>> = LazyLock::new(conversation);

fn conversation() -> Vec<String> {
    let of_a_game = |slug: &str| {
        [
            json!({"cmd": "new", "game": slug, "players": 3, "seed": 1, "first": 0, "options": {}, "stack": []}),
            json!({"cmd": "bot", "seat": 0, "level": "novice", "id": slug}),
            json!({"cmd": "ponder", "seat": 0, "iterations": 9, "time_ms": 1}),
            json!({"cmd": "bot", "seat": 0, "level": "master", "iterations": 9}),
            json!({"cmd": "perft", "depth": 2}),
            json!({"cmd": "redeal", "seat": 0, "seed": 2}),
            json!({"cmd": "play", "seat": 0, "action": "pass"}),
        ]
    };
    let any_time = [
        json!({"cmd": "hello", "id": 1}),
        json!({"cmd": "games"}),
        json!({"cmd": "legal"}),
        json!({"cmd": "state"}),
        json!({"cmd": "view", "seat": null}),
        json!({"cmd": "scene", "seat": 1}),
        json!({"cmd": "outcome"}),
        json!({"cmd": "observe", "seat": 1}),
        json!({"cmd": "numbers", "game": "donburiko"}),
        json!({"cmd": "save"}),
        json!({"cmd": "copy", "to": "b"}),
        json!({"cmd": "play", "table": "b", "seat": 0, "number": 1}),
        json!({"cmd": "close", "table": "b"}),
        json!({"cmd": "tables"}),
        json!({"cmd": "choose", "game": "x", "seat": 0, "legal": ["a", "b"], "view": {}, "time_ms": 1}),
    ];
    let games = catalog::games();
    let lines = games.iter().flat_map(|about| of_a_game(about.slug)).chain(any_time);
    lines.chain(games.iter().flat_map(|about| saved(about.slug))).map(|line| line.to_string()).collect()
}

/// What loads a game of this kind: as a position, and with all that was played.
fn saved(slug: &str) -> [Value; 2] {
    let mut session = session();
    let mut ask = |line: Value| reply(&mut session, line.to_string().into_bytes());
    ask(json!({"cmd": "new", "game": slug, "players": 3, "seed": 1}));
    for _ in 0..6 {
        let seat = ask(json!({"cmd": "legal"}))["to_act"][0].take();
        let action = ask(json!({"cmd": "bot", "seat": seat, "level": "novice"}))["action"].take();
        ask(json!({"cmd": "play", "seat": seat, "action": action}));
    }
    let [state, replay] = ["state", "save"].map(|cmd| ask(json!({"cmd": cmd})));
    [
        json!({"cmd": "load", "game": slug, "players": 3, "seed": 1, "state": state["state"]}),
        json!({"cmd": "load", "replay": replay["replay"]}),
    ]
}

fn line() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![9 => damaged(CONVERSATION.clone()).prop_map(String::into_bytes), 1 => noise()]
}

/// A session that searches and counts no longer than a test may take, whatever it is asked for.
fn session() -> Session {
    let mut session = Session::new(None, NonZeroU32::MIN);
    (session.means.thinking, session.means.lines) = (Duration::from_millis(1), 1_000);
    session
}

/// What the session says to a line.
fn reply(session: &mut Session, line: Vec<u8>) -> Value {
    serde_json::from_str(&session.answer(&Line::Whole(line))).expect("a reply is JSON")
}

proptest! {
    #[test]
    fn every_line_has_a_reply_and_the_next_one_too(lines in vec(line(), 1..24)) {
        let (mut session, codes) = (session(), codes());
        reply(&mut session, CONVERSATION[0].clone().into_bytes());
        for line in lines {
            let answer = reply(&mut session, line);
            let code = answer["error"]["code"].as_str();
            prop_assert!(answer["ok"] == true || code.is_some_and(|code| codes.contains(&code)), "{}", answer);
        }
        prop_assert_eq!(&reply(&mut session, br#"{"cmd":"hello"}"#.to_vec())["ok"], true);
    }
}

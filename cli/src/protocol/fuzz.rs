//! Lines of the protocol, damaged: every one gets a reply, and the conversation goes on.

use std::num::NonZeroU32;

use fuzz::{damaged, noise};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::lines::Line;
use super::session::Session;

/// A conversation about every game. Its bots do not search: how long they would is a matter of their budget.
fn conversation() -> Vec<String> {
    let of_a_game = |slug: &str| {
        [
            json!({"cmd": "new", "game": slug, "players": 3, "seed": 1, "first": 0, "options": {}, "stack": []}),
            json!({"cmd": "bot", "seat": 0, "level": "novice", "id": slug}),
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
        json!({"cmd": "choose", "game": "x", "seat": 0, "legal": ["a", "b"], "view": {}, "time_ms": 1}),
    ];
    let games = catalog::games();
    let lines = games.iter().flat_map(|about| of_a_game(about.slug)).chain(any_time);
    lines.map(|line| line.to_string()).collect()
}

fn line() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![9 => damaged(conversation()).prop_map(String::into_bytes), 1 => noise()]
}

/// What the session says to a line.
fn reply(session: &mut Session, line: Vec<u8>) -> Value {
    serde_json::from_str(&session.answer(&Line::Whole(line))).expect("a reply is JSON")
}

proptest! {
    #[test]
    fn every_line_has_a_reply_and_the_next_one_too(lines in vec(line(), 1..24)) {
        let mut session = Session::new(None, NonZeroU32::MIN);
        let new = conversation().swap_remove(0);
        reply(&mut session, new.into_bytes());
        for line in lines {
            let answer = reply(&mut session, line);
            prop_assert!(answer["ok"] == true || answer["error"]["code"].is_string(), "{}", answer);
        }
        prop_assert_eq!(&reply(&mut session, br#"{"cmd":"legal"}"#.to_vec())["ok"], true);
    }
}

//! What clients say, damaged: nothing that is said to a table breaks it, and whoever says it is answered.
#![allow(clippy::unwrap_used)]

mod common;

use std::panic;
use std::sync::atomic::{AtomicU32, Ordering};

use common::House;
use fuzz::damaged;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use serde_json::json;
use tempfile::tempdir;

/// How many messages each game hears.
const MESSAGES: usize = 1_000;

/// How many threads have panicked. The server catches panics where it can, so that one table does not harm
/// another; here every one counts.
static PANICS: AtomicU32 = AtomicU32::new(0);

/// Everything that can be said, as it should be.
fn said(action: &str) -> Vec<String> {
    let messages = [
        json!({"type": "hello", "token": "0".repeat(32)}),
        json!({"type": "play", "action": action, "number": 0}),
        json!({"type": "reseal", "action": action}),
        json!({"type": "pledge", "pledge": "0".repeat(64)}),
        json!({"type": "nonce", "nonce": "0123456789abcdef"}),
        json!({"type": "chat", "text": "hello"}),
        json!({"type": "start"}),
        json!({"type": "fill", "seat": 1, "level": "novice"}),
        json!({"type": "open", "seat": 1}),
        json!({"type": "rematch"}),
        json!({"type": "phrase", "phrase": "hello"}),
        json!({"type": "rename", "name": "Mari"}),
        json!({"type": "arrange", "level": "casual", "bot_delay_ms": 0, "open": true, "casual": true}),
        json!({"type": "propose", "what": "take_back"}),
        json!({"type": "propose", "what": "take_over", "seat": 1}),
        json!({"type": "answer", "agree": false}),
        json!({"type": "away"}),
        json!({"type": "back"}),
    ];
    messages.iter().map(ToString::to_string).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn damaged_messages_break_no_table() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panicked| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        usual(panicked);
    }));
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut runner = TestRunner::default();
    for about in catalog::games() {
        let mut clients = house.seated(about.slug, *about.players.start(), json!({})).await;
        let [fuzzed, other, ..] = &mut clients[..] else { unreachable!("nobody plays alone") };
        for _ in 0..MESSAGES {
            let action = fuzzed.choices().into_iter().next().unwrap_or_default();
            let text = damaged(said(&action)).new_tree(&mut runner).unwrap().current();
            fuzzed.send_text(text.clone()).await;
            // Whatever it was, the next request is answered: nobody has hung up, and the table is not stuck.
            fuzzed.ask(json!({"type": "back"})).await;
            assert_eq!(PANICS.load(Ordering::Relaxed), 0, "{}: {text}", about.slug);
        }
        let answer = other.ask(json!({"type": "chat", "text": "still here"})).await;
        assert_eq!(answer["type"], "done", "{}: {answer}", about.slug);
    }
    house.close().await;
    assert_eq!(PANICS.load(Ordering::Relaxed), 0);
}

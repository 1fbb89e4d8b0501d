//! The load test itself, against a real server.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

mod common;

use common::server::Victim;
use common::{chabudai, stderr, stdout};
use serde_json::Value;

#[test]
fn clients_of_a_load_test_play_every_game_without_an_error() {
    let data = tempfile::tempdir().unwrap();
    let server = Victim::start(data.path());
    for about in catalog::games() {
        let output = chabudai()
            .args(["load", &server.address, "--game", about.slug, "--json"])
            .args(["--tables", "3", "--clients", "4", "--seconds", "0.5", "--data"])
            .arg(data.path())
            .output()
            .unwrap();
        assert!(output.status.success(), "{}: {}", about.slug, stderr(&output));
        let report: Value = serde_json::from_str(stdout(&output)).unwrap();
        assert_eq!(report["errors"], 0, "{}: {report}", about.slug);
        assert!(report["moves"].as_u64().unwrap() > 10, "{}: {report}", about.slug);
    }
}

#[test]
fn whoever_has_started_no_server_is_told_how() {
    let output = common::run(&["load", "127.0.0.1:1", "--tables", "1"]);
    assert!(stderr(&output).contains("start a server with `chabudai serve`"), "{}", stderr(&output));
}

//! The load test itself, against a real server.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Output};

use load::Http;
use serde_json::Value;
use server::{Limits, Server, Settings};

/// Starts a server without limits on free ports, and says where it is and where it tells its figures. It ends
/// with the test.
async fn serve(data: &Path) -> (String, String) {
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    let settings =
        Settings { listen: any, admin: Some(any), limits: Limits::NONE, ..Settings::new(data.to_owned()) };
    let server = Server::open(&settings).await.unwrap();
    let (address, admin) = (server.address().unwrap(), server.admin_address().unwrap());
    tokio::spawn(server.run(std::future::pending()));
    (address.to_string(), admin.to_string())
}

fn load(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_chabudai-load")).args(args).output().unwrap()
}

fn complaint(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_play_every_game_without_an_error() {
    let data = tempfile::tempdir().unwrap();
    let (address, admin) = serve(data.path()).await;
    let games = Http::connect(&address).await.unwrap().get("/api/games").await.unwrap();
    let games: Value = serde_json::from_str(&games).unwrap();
    for about in games.as_array().unwrap() {
        let game = about["slug"].as_str().unwrap();
        let small = ["--tables", "3", "--clients", "4", "--seconds", "0.5", "--json"];
        let place = [&address, "--admin", &admin, "--game", game, "--data", data.path().to_str().unwrap()];
        let output = load(&[&place[..], &small[..]].concat());
        assert!(output.status.success(), "{game}: {}", complaint(&output));
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(report["errors"], 0, "{game}: {report}");
        assert!(report["moves"].as_u64().unwrap() > 10, "{game}: {report}");
        assert!(report["disk_ms_median"].is_f64(), "{game}: {report}");
    }
}

#[test]
fn whoever_has_started_no_server_is_told_how() {
    let output = load(&["127.0.0.1:1", "--tables", "1"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(complaint(&output).contains("start a server with `chabudai serve`"), "{}", complaint(&output));
}

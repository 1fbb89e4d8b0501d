//! Whoever runs a server looks after it, and puts games back.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

mod common;

use std::net::SocketAddr;
use std::path::Path;
use std::process::Output;

use common::chabudai;
use common::server::{post, start};
use serde_json::{Value, json};

fn admin(data: &Path, args: &[&str]) -> Output {
    chabudai().arg("admin").args(args).arg("--data").arg(data).output().unwrap()
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A table for two people, at which the game is on.
async fn game_on(address: SocketAddr) -> String {
    let made = post(address, "/api/tables", json!({"game": "donburiko", "players": 2, "name": "Mari"})).await;
    let id = made["table"]["id"].as_str().unwrap();
    post(address, &format!("/api/tables/{id}/join"), json!({"name": "Ken"})).await;
    let mut seat = load::Http::connect(&address.to_string()).await.unwrap();
    let (path, token) = (format!("/api/tables/{id}/ask"), made["token"].as_str());
    for ask in [json!({"type": "start"}), json!({"type": "chat", "text": "good evening"})] {
        seat.post(&path, token, &ask).await.unwrap();
    }
    id.to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_are_seen_and_seen_to() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let nobody = admin(data, &["status"]);
    assert_eq!(nobody.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&nobody.stderr).contains("chabudai serve"), "it says what to do");
    let server = start(data);
    let id = game_on(server.address).await;
    let status: Value = serde_json::from_str(&printed(&admin(data, &["status", "--json"]))).unwrap();
    assert_eq!(status["games_on"], 1, "{status}");
    let list = printed(&admin(data, &["tables"]));
    assert!(list.contains(&id) && list.contains("Mari, Ken") && list.contains("playing"), "{list}");
    let look = printed(&admin(data, &["table", &id, "--lang", "en"]));
    assert!(look.contains("Donburiko") && look.contains("Mari") && look.contains("good evening"), "{look}");
    assert!(look.lines().count() > 30, "the table is drawn: {look}");
    assert!(printed(&admin(data, &["announce", "5"])).contains("told at 1 table\n"));
    assert!(printed(&admin(data, &["announce", "--cancel"])).contains("told"));
    printed(&admin(data, &["unname", &id, "2"]));
    assert!(printed(&admin(data, &["tables"])).contains("Mari, P2"));
    printed(&admin(data, &["drain"]));
    printed(&admin(data, &["close", &id]));
    assert!(printed(&admin(data, &["drain", "--wait"])).contains("no game is on"));
    printed(&admin(data, &["remove", &id]));
    let gone = admin(data, &["table", &id]);
    assert!(String::from_utf8_lossy(&gone.stderr).contains("no such table"), "{gone:?}");
    let odd = admin(data, &["close", "../status"]);
    assert!(String::from_utf8_lossy(&odd.stderr).contains("no id of a table"), "{odd:?}");
}

/// A finished game in a file.
fn replay(folder: &Path, name: &str) -> std::path::PathBuf {
    let new = engine::NewGame { game: "donburiko".into(), players: 2, ..engine::NewGame::default() };
    let mut table = catalog::open(&new).unwrap();
    while let Some(seat) = table.to_act().iter().next() {
        let action = table.legal(seat)[0].clone();
        table.play(seat, &action).unwrap();
    }
    let file = serde_json::to_string(&table.replay(&["Mari".into(), "Ken".into()])).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, file).unwrap();
    path
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replays_are_put_back_all_or_none() {
    let folder = tempfile::tempdir().unwrap();
    let (data, id) = (folder.path().join("data"), "k3v8d2m9x4p7q2hj");
    let good = [replay(folder.path(), &format!("donburiko-{id}.json")), replay(folder.path(), "mine.json")];
    let bad = folder.path().join("bad.json");
    let mut spoiled: Value = serde_json::from_str(&std::fs::read_to_string(&good[1]).unwrap()).unwrap();
    spoiled["actions"][3]["hash"] = "0000000000000000".into();
    std::fs::write(&bad, spoiled.to_string()).unwrap();
    let import = |files: &[&std::path::PathBuf]| {
        chabudai().arg("import").args(files).arg("--data").arg(&data).output().unwrap()
    };
    let refused = import(&[&good[0], &bad, &good[1]]);
    let said = String::from_utf8_lossy(&refused.stderr);
    assert_eq!(refused.status.code(), Some(1));
    assert!(said.contains("bad.json") && said.contains("nothing was put back"), "{said}");
    assert!(!said.contains("mine.json"), "{said}");
    assert!(printed(&import(&[&good[0], &good[1]])).starts_with("2 games put back"));
    assert!(printed(&import(&[&good[0], &good[1]])).starts_with("0 games put back, 2 were there"));
    let server = start(&data);
    let again = common::server::get(server.address, &format!("/api/replays/{id}")).await;
    assert_eq!(again, std::fs::read_to_string(&good[0]).unwrap(), "at its old address, as it was");
    let running = import(&[&good[0]]);
    assert!(String::from_utf8_lossy(&running.stderr).contains("stop it first"), "{running:?}");
}

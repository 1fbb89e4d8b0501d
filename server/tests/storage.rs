//! What the disk can do to us.

#![allow(clippy::unwrap_used)]

mod common;

use common::{House, play_on, settings};
use serde_json::json;
use server::Server;
use tempfile::tempdir;

async fn refusal(data: &std::path::Path) -> String {
    match Server::open(&settings(data)).await {
        Ok(_) => panic!("it opened"),
        Err(error) => error.to_string(),
    }
}

#[tokio::test]
async fn a_damaged_file_is_refused_in_words() {
    let folder = tempdir().unwrap();
    std::fs::write(folder.path().join("chabudai.db"), "this is no database ".repeat(500)).unwrap();
    let error = refusal(folder.path()).await;
    assert!(error.contains("damaged") && error.contains("chabudai.db"), "{error}");
}

#[tokio::test]
async fn a_file_with_a_hole_in_it_is_refused_in_words() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for _ in 0..20 {
        house.create(json!({"game": "donburiko", "players": 2, "name": "Mari"})).await;
    }
    house.close().await;
    let path = folder.path().join("chabudai.db");
    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0x5a);
    std::fs::write(&path, bytes).unwrap();
    let error = refusal(folder.path()).await;
    assert!(error.contains("damaged"), "{error}");
}

#[tokio::test]
async fn two_servers_do_not_share_a_folder() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let error = refusal(folder.path()).await;
    assert!(error.contains("in use by another server"), "{error}");
    house.close().await;
    House::open(folder.path()).await.close().await;
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_refused_in_words() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let error = refusal(&file.join("data")).await;
    assert!(error.contains("cannot be opened") && error.contains("--data"), "{error}");
}

#[tokio::test]
async fn an_empty_file_becomes_a_database() {
    let folder = tempdir().unwrap();
    std::fs::write(folder.path().join("chabudai.db"), "").unwrap();
    House::open(folder.path()).await.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_made_while_the_game_goes_on_and_finished_games_are_exported() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("donburiko", 2, json!({})).await;
    play_on(&mut clients, 1, u64::MAX).await;
    let mut unfinished = house.seated("donburiko", 2, json!({})).await;
    play_on(&mut unfinished, 1, 3).await;
    let copy = tempdir().unwrap();
    server::backup(folder.path(), &copy.path().join("chabudai.db")).await.unwrap();
    let mut exported = Vec::new();
    server::export(copy.path(), |id, replay| exported.push((id.to_owned(), replay))).await.unwrap();
    assert_eq!(exported.len(), 1, "a game that is not over would tell its seed");
    let (id, replay) = &exported[0];
    assert_eq!(clients[0].table["replay"], id.as_str());
    replay.verify(&mut *catalog::open(&replay.new_game()).unwrap()).unwrap();
    let restored = House::open(copy.path()).await;
    assert_eq!(restored.connect(&unfinished[0].sat()).await.scene, unfinished[0].scene);
    restored.close().await;
    house.close().await;
}

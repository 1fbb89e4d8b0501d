//! What goes, and when; and what goes because somebody asks.

#![allow(clippy::unwrap_used)]

mod common;

use std::path::Path;
use std::time::Duration;

use common::{House, play_on, settings};
use serde_json::{Value, json};
use server::{Keep, Settings};
use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::tempdir;

async fn file(data: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(data.join("chabudai.db")).connect().await.unwrap()
}

/// Makes everything in the file older by so many days.
async fn age(data: &Path, days: i64) {
    let mut file = file(data).await;
    let by = days * 24 * 60 * 60 * 1000;
    for what in [
        "UPDATE tables SET used = used - ?",
        "UPDATE games SET ended = ended - ?",
        "UPDATE chat SET at = at - ?",
    ] {
        sqlx::query(what).bind(by).execute(&mut file).await.unwrap();
    }
}

async fn count(data: &Path, what: &'static str) -> i64 {
    let question = sqlx::AssertSqlSafe(format!("SELECT count(*) FROM {what}"));
    sqlx::query_scalar(question).fetch_one(&mut file(data).await).await.unwrap()
}

/// A server that keeps things for so long, once it has looked what may go.
async fn tidied(data: &Path, keep: Keep) -> House {
    let house = House::with(Settings { keep, ..settings(data) }).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    house
}

/// A table that waits, one with a finished game, and one in the middle of one; the replay of the finished one.
async fn filled(data: &Path) -> String {
    let house = House::open(data).await;
    house.create(json!({"game": "donburiko", "players": 2, "name": "Mari"})).await;
    let mut over = house.seated("donburiko", 2, json!({})).await;
    over[0].ask(json!({"type": "chat", "text": "hello"})).await;
    play_on(&mut over, 1, u64::MAX).await;
    let mut on = house.seated("donburiko", 2, json!({})).await;
    play_on(&mut on, 1, 5).await;
    let replay = over[0].table["replay"].as_str().unwrap().to_owned();
    house.close().await;
    replay
}

const EVER: Keep = Keep { unfinished_days: 0, finished_days: 0, chat_days: 0 };

#[tokio::test]
async fn what_nobody_finished_goes_and_finished_games_stay() {
    let folder = tempdir().unwrap();
    let data = folder.path();
    let replay = filled(data).await;
    age(data, 10).await;
    let house = tidied(data, Keep { unfinished_days: 11, ..EVER }).await;
    house.close().await;
    assert_eq!(count(data, "tables").await, 3, "not yet");
    let house = tidied(data, Keep { unfinished_days: 9, ..EVER }).await;
    assert_eq!(house.get(&format!("/api/replays/{replay}")).await.0, 200);
    house.close().await;
    assert_eq!((count(data, "tables").await, count(data, "games").await), (1, 1));
    assert_eq!(count(data, "actions WHERE game NOT IN (SELECT key FROM games)").await, 0);
    assert_eq!(count(data, "visits WHERE table_key NOT IN (SELECT key FROM tables)").await, 0);
}

#[tokio::test]
async fn finished_games_and_words_go_after_so_many_days() {
    let folder = tempdir().unwrap();
    let data = folder.path();
    let replay = filled(data).await;
    age(data, 10).await;
    let house = tidied(data, Keep { chat_days: 9, ..EVER }).await;
    assert_eq!(house.get(&format!("/api/replays/{replay}")).await.0, 200);
    house.close().await;
    assert_eq!((count(data, "chat").await, count(data, "tables").await), (0, 3));
    let house = tidied(data, Keep { finished_days: 9, ..EVER }).await;
    assert_eq!(house.get(&format!("/api/replays/{replay}")).await.0, 404);
    house.close().await;
    assert_eq!((count(data, "tables").await, count(data, "games").await), (2, 1));
}

#[tokio::test]
async fn a_game_goes_though_another_is_played_at_its_table_and_the_present_one_stays() {
    let folder = tempdir().unwrap();
    let data = folder.path();
    let house = House::open(data).await;
    let mut clients = house.seated("donburiko", 2, json!({})).await;
    play_on(&mut clients, 1, u64::MAX).await;
    let first = clients[0].table["replay"].as_str().unwrap().to_owned();
    for client in &mut clients {
        client.ask(json!({"type": "rematch"})).await;
    }
    clients[0].ask(json!({"type": "start"})).await;
    clients[0].until(|client| client.table["phase"] == "playing").await;
    let sat = clients[0].sat();
    house.close().await;
    let mut file = file(data).await;
    sqlx::query("UPDATE games SET ended = 1 WHERE ended IS NOT NULL").execute(&mut file).await.unwrap();
    let house = tidied(data, Keep { finished_days: 9, ..EVER }).await;
    assert_eq!(house.get(&format!("/api/replays/{first}")).await.0, 404);
    assert!(house.connect(&sat).await.scene.is_object(), "the game is still on");
    house.close().await;
}

#[tokio::test]
async fn whoever_asks_for_it_is_forgotten() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let sat = house.create(json!({"game": "donburiko", "players": 2, "name": "Mari"})).await;
    let body = json!({"name": "Kenichiro"}).to_string();
    let headers = [("Cookie", format!("chabudai={}", "k".repeat(32)))];
    let path = format!("/api/tables/{}", sat.table);
    let (_, ken) = house.request("POST", &format!("{path}/join"), Some(body), &headers).await;
    let token = ken["token"].as_str().unwrap();
    let mut host = house.connect(&sat).await;
    host.ask(json!({"type": "start"})).await;
    host.until(|client| client.table["phase"] == "playing").await;
    let say = json!({"type": "chat", "text": "Kenichiro was here"});
    assert_eq!(house.post(&format!("{path}/ask"), Some(token), say).await.0, 200);
    for token in [None, Some("guessed")] {
        assert_eq!(house.post(&format!("{path}/forget"), token, json!({})).await.0, 401);
    }
    let (status, done) = house.post(&format!("{path}/forget"), Some(token), json!({})).await;
    assert_eq!((status, done), (200, json!({"type": "done"})));
    assert_eq!(
        house.post(&format!("{path}/forget"), Some(token), json!({})).await.0,
        401,
        "no token any more"
    );
    host.until(|client| client.table["seats"][1]["kind"] == "bot" && client.chat.is_empty()).await;
    let (_, mine) = house.request("GET", "/api/tables/mine", None, &headers).await;
    assert_eq!(mine, json!([]));
    house.close().await;
    for what in [
        "tables WHERE meta LIKE '%Kenichiro%'",
        "games WHERE setup LIKE '%Kenichiro%'",
        "chat",
        "visits WHERE seat = 1",
    ] {
        assert_eq!(count(folder.path(), what).await, 0, "{what}");
    }
}

#[tokio::test]
async fn everybody_can_read_for_how_long_things_are_kept() {
    let folder = tempdir().unwrap();
    let keep = Keep { unfinished_days: 7, finished_days: 0, chat_days: 3 };
    let house = House::with(Settings { keep, ..settings(folder.path()) }).await;
    let (_, told) = house.get("/api/house").await;
    let expected = json!({"unfinished_days": 7, "finished_days": 0, "chat_days": 3, "chat_lines": 50,
        "draining": false, "restart_at": Value::Null});
    assert_eq!(told, expected);
    house.close().await;
}

//! What the disk can do to us.

#![allow(clippy::unwrap_used)]

mod common;

use common::{House, play_on, settings};
use serde_json::{Value, json};
use server::{Server, Settings};
use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::tempdir;

async fn refusal(data: &std::path::Path) -> String {
    match Server::open(&settings(data)).await {
        Ok(_) => panic!("it opened"),
        Err(error) => error.to_string(),
    }
}

/// Keeps the server from writing certain rows, as a failing disk would, until the file is
/// [well again](heal).
async fn spoil(file: &mut SqliteConnection, what: &'static str) {
    let raise = format!("CREATE TRIGGER spoiled BEFORE {what} BEGIN SELECT RAISE(ABORT, 'spoiled'); END");
    sqlx::raw_sql(sqlx::AssertSqlSafe(raise)).execute(file).await.unwrap();
}

async fn heal(file: &mut SqliteConnection) {
    sqlx::query("DROP TRIGGER spoiled").execute(file).await.unwrap();
}

/// The file, opened by another program.
async fn file(data: &std::path::Path) -> SqliteConnection {
    let file = SqliteConnectOptions::new().filename(data.join("chabudai.db")).create_if_missing(true);
    file.connect().await.unwrap()
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
async fn a_file_that_is_refused_stays_as_it_is() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for _ in 0..20 {
        house.create(json!({"game": "donburiko", "players": 2, "name": "Mari"})).await;
    }
    house.close().await;
    // Damaged, and with a log beside it, as a crash leaves one.
    let (path, log) = (folder.path().join("chabudai.db"), folder.path().join("chabudai.db-wal"));
    let (mut bytes, left) = (std::fs::read(&path).unwrap(), vec![0x5a; 5000]);
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0x5a);
    std::fs::write(&path, &bytes).unwrap();
    std::fs::write(&log, &left).unwrap();
    refusal(folder.path()).await;
    assert!(std::fs::read(&path).is_ok_and(|now| now == bytes), "the file");
    assert!(std::fs::read(&log).is_ok_and(|now| now == left), "the log beside it");
}

#[tokio::test]
async fn an_empty_file_beside_a_log_is_no_new_server() {
    let folder = tempdir().unwrap();
    std::fs::write(folder.path().join("chabudai.db"), "").unwrap();
    std::fs::write(folder.path().join("chabudai.db-wal"), "all that is left").unwrap();
    let error = refusal(folder.path()).await;
    assert!(error.contains("chabudai.db is empty") && error.contains("damaged"), "{error}");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_reads_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    House::open(&data).await.close().await;
    // As an older server left it.
    std::fs::set_permissions(data.join("chabudai.db"), std::fs::Permissions::from_mode(0o644)).unwrap();
    let house = House::open(&data).await;
    house.create(json!({"game": "donburiko", "players": 2, "name": "Mari"})).await;
    server::backup(&data.as_path().into(), &copy).await.unwrap();
    assert_eq!(mode(&data), 0o700);
    for path in [data.join("chabudai.db"), data.join("chabudai.db-wal"), data.join("chabudai.db-shm"), copy] {
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
    house.close().await;
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
async fn a_file_of_a_newer_program_is_refused_in_words() {
    let folder = tempdir().unwrap();
    House::open(folder.path()).await.close().await;
    let mut file = file(folder.path()).await;
    sqlx::query("UPDATE _sqlx_migrations SET version = version + 9998").execute(&mut file).await.unwrap();
    drop(file);
    let error = refusal(folder.path()).await;
    assert!(error.contains("newer version of this program") && error.contains("chabudai.db"), "{error}");
}

#[tokio::test]
async fn a_file_of_the_first_version_opens_and_its_game_goes_on() {
    let folder = tempdir().unwrap();
    let mut file = file(folder.path()).await;
    sqlx::raw_sql(include_str!("version-1.sql")).execute(&mut file).await.unwrap();
    drop(file);
    let house = House::open(folder.path()).await;
    let (status, waiting) = house.get("/api/codes/WA1T1N").await;
    assert_eq!(status, 200, "{waiting}");
    assert_eq!(house.get("/api/games/donburiko/statistics").await.1["finished"], 1);
    let (status, replay) = house.get("/api/replays/fin1shedgame").await;
    assert_eq!(status, 200, "{replay}");
    let mut clients = Vec::new();
    for seat in 0..2 {
        let sat = common::Sat {
            table: "p1ayingtab1e".into(),
            code: String::new(),
            seat,
            token: format!("token of seat {seat}"),
        };
        clients.push(house.connect(&sat).await);
    }
    assert_eq!((clients[0].number, &clients[0].chat[0]["text"]), (5, &json!("hello from version 1")));
    play_on(&mut clients, 1, u64::MAX).await;
    assert!(clients[0].is_over());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_file_refuses_moves_in_words_and_loses_none() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("donburiko", 2, json!({})).await;
    play_on(&mut clients, 1, 3).await;
    let mut file = file(folder.path()).await;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut file).await.unwrap();
    let actor = clients.iter().position(|client| !client.choices().is_empty()).unwrap();
    let action = clients[actor].choices()[0].clone();
    let refused = clients[actor].play(&action).await;
    assert_eq!(refused["error"]["code"], "storage", "{refused}");
    assert_eq!(refused["error"]["message"], "the server could not keep this; try again");
    assert_eq!(house.administer("GET", "/readyz", Value::Null).await.0, 503);
    sqlx::query("ROLLBACK").execute(&mut file).await.unwrap();
    // Whoever asks next finds the table as the disk has it, with a fresh start for everybody.
    let played = clients[actor].play(&action).await;
    assert_eq!((&played["type"], clients[actor].number), (&json!("changed"), 4), "{played}");
    // An answer holds for a second, so that asking often costs nothing.
    assert_eq!(house.administer("GET", "/readyz", Value::Null).await.0, 503);
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    assert_eq!(house.administer("GET", "/readyz", Value::Null).await.0, 200);
    play_on(&mut clients, 1, u64::MAX).await;
    house.close().await;
}

#[tokio::test]
async fn a_file_that_is_locked_at_the_start_is_named() {
    let folder = tempdir().unwrap();
    let mut file = file(folder.path()).await;
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut file).await.unwrap();
    let error = refusal(folder.path()).await;
    assert!(error.contains("in use") && error.contains("chabudai.db"), "{error}");
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
    server::backup(&folder.path().into(), &copy.path().join("chabudai.db")).await.unwrap();
    let mut exported = Vec::new();
    server::export(&copy.path().into(), |id, replay| exported.push((id.to_owned(), replay))).await.unwrap();
    assert_eq!(exported.len(), 1, "a game that is not over would tell its seed");
    let (id, replay) = &exported[0];
    assert_eq!(clients[0].table["replay"], id.as_str());
    replay.verify(&mut *catalog::open(&replay.new_game()).unwrap()).unwrap();
    let restored = House::open(copy.path()).await;
    assert_eq!(restored.connect(&unfinished[0].sat()).await.scene, unfinished[0].scene);
    restored.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_whose_move_was_not_kept_plays_once_the_disk_is_well_again() {
    let folder = tempdir().unwrap();
    let retry = std::time::Duration::from_millis(20);
    let house = House::with(Settings { retry, ..settings(folder.path()) }).await;
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "novice"}]);
    let new = json!({"game": "donburiko", "players": 2, "name": "Mari", "seats": seats, "bot_delay_ms": 0});
    let mut me = house.connect(&house.create(new).await).await;
    let mut file = file(folder.path()).await;
    spoil(&mut file, "INSERT ON actions WHEN NEW.seat = 1").await;
    me.ask(json!({"type": "start"})).await;
    let storage = |said: &Value| said["error"]["code"] == "storage";
    while !me.answers.iter().any(storage) {
        if let Some(action) = me.choices().first() {
            me.play(&action.clone()).await;
        } else {
            me.hear().await.unwrap();
        }
    }
    heal(&mut file).await;
    // Nobody says anything any more.
    let number = me.number;
    me.until(|me| me.number > number).await;
    house.close().await;
}

#[tokio::test]
async fn a_hello_that_fails_leaves_nobody_behind() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let clients = house.seated("donburiko", 2, json!({})).await;
    let sat = clients[1].sat();
    let path = format!("/api/tables/{}/ask", sat.table);
    assert_eq!(house.post(&path, Some(&sat.token), json!({"type": "away"})).await.0, 200);
    for client in clients {
        client.close().await;
    }
    let mut file = file(folder.path()).await;
    spoil(&mut file, "UPDATE ON tables").await;
    let mut ghost = house.socket(&sat.table).await;
    ghost.send(json!({"type": "hello", "token": sat.token})).await;
    let refused = ghost.hear().await.unwrap();
    assert_eq!(refused["error"]["code"], "storage", "{refused}");
    assert_eq!(ghost.hear().await, None, "the server hangs up");
    heal(&mut file).await;
    let (_, table) = house.get(&format!("/api/tables/{}", sat.table)).await;
    assert_eq!(table["seats"][1]["present"], false, "{table}");
    house.close().await;
}

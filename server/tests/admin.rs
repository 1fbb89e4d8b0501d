//! The back door: who may use it, and what they can do.

#![allow(clippy::unwrap_used)]

mod common;

use common::{House, raw, settings};
use serde_json::{Value, json};
use server::{AdminKey, Settings};
use tempfile::tempdir;

/// What the back door can do, as method and path.
const ACTS: [(&str, &str); 9] = [
    ("GET", "/api/admin/status"),
    ("GET", "/api/admin/tables"),
    ("GET", "/api/admin/tables/none"),
    ("POST", "/api/admin/tables/none/close"),
    ("POST", "/api/admin/tables/none/remove"),
    ("POST", "/api/admin/tables/none/unname"),
    ("POST", "/api/admin/tables/none/unsay"),
    ("POST", "/api/admin/announce"),
    ("POST", "/api/admin/drain"),
];

#[tokio::test]
async fn the_front_door_leads_nowhere_near_the_back_door() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let key = house.admin.clone().unwrap();
    let bearer = [("Authorization", format!("Bearer {}", key.token))];
    for (method, path) in ACTS.into_iter().chain([("GET", "/metrics"), ("GET", "/readyz")]) {
        let (status, answer) = house.request(method, path, None, &bearer).await;
        // A page is only read, whatever its address.
        assert_eq!(status, if method == "GET" { 404 } else { 422 }, "{method} {path}: {answer}");
    }
    assert_eq!(house.get("/healthz").await, (200, json!("ok\n")), "a proxy in front may ask");
    for path in ["/api/games", "/api/tables", "/"] {
        assert_eq!(house.administer("GET", path, Value::Null).await.0, 404, "{path}");
    }
    house.close().await;
}

#[tokio::test]
async fn nothing_is_done_without_the_key() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let AdminKey { address, token } = house.admin.clone().unwrap();
    for (method, path) in ACTS {
        for given in [None, Some(String::new()), Some("Bearer".into()), Some(format!("Bearer {token}x"))] {
            let headers: Vec<_> = given.clone().map(|given| ("Authorization", given)).into_iter().collect();
            let (status, _, answer) = raw(address, method, path, None, &headers).await;
            assert_eq!(status, 401, "{method} {path} with {given:?}: {answer}");
            assert!(answer.contains("chabudai.admin"), "it says what to do: {answer}");
        }
    }
    house.close().await;
}

#[tokio::test]
async fn a_page_gets_nothing_even_with_the_key() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let AdminKey { address, token } = house.admin.clone().unwrap();
    let ask = async |path: &str, name: &'static str, value: String| {
        let headers = [("Authorization", format!("Bearer {token}")), (name, value)];
        raw(address, "GET", path, None, &headers).await.0
    };
    for path in ["/metrics", "/readyz", "/api/admin/status"] {
        assert_eq!(ask(path, "Host", "rebound.evil.example".into()).await, 421, "{path}");
        for origin in ["https://evil.example".to_owned(), "null".into(), format!("http://{address}")] {
            assert_eq!(ask(path, "Origin", origin.clone()).await, 403, "{path} from {origin}");
        }
        assert_eq!(ask(path, "Host", "localhost:4748".into()).await, 200, "{path}");
    }
    house.close().await;
}

#[tokio::test]
async fn the_key_is_its_owners_alone_and_goes_with_the_server() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let first = house.admin.clone().unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(folder.path().join("chabudai.admin")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    house.close().await;
    assert!(AdminKey::read(folder.path()).is_err(), "the file is gone");
    let house = House::open(folder.path()).await;
    assert_ne!(house.admin.as_ref().unwrap().token, first.token, "another server, another key");
    house.close().await;
    let house = House::with(Settings { admin: None, ..settings(folder.path()) }).await;
    assert_eq!(house.admin, None, "it can be left out");
    house.close().await;
}

#[tokio::test]
async fn whoever_runs_the_server_sees_what_waits_and_what_was_kept_out() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    house.create(json!({"game": "donburiko", "players": 2, "name": "Mari"})).await;
    assert_eq!(house.get_from("rebound.evil.example", "/").await, 421);
    let (_, status) = house.administer("GET", "/api/admin/status", Value::Null).await;
    assert_eq!((&status["takes_writes"], &status["tables_awake"]), (&json!(true), &json!(1)), "{status}");
    let nothing = json!({"commits": 0, "moves": 0, "hints": 0, "unattended": 0, "analyses": 0});
    assert_eq!(status["waiting"], nothing);
    let figures = house.figures().await;
    for figure in [
        "chabudai_refused_total{what=\"host\"} ",
        "chabudai_bot_queue{rank=\"move\"} 0",
        "chabudai_bot_queue{rank=\"analysis\"} 0",
        "chabudai_commit_queue 0",
        "chabudai_tables_created_total ",
    ] {
        assert!(figures.contains(figure), "{figure} in {figures}");
    }
    house.close().await;
}

#[tokio::test]
async fn nothing_is_changed_by_asking() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for (_, path) in ACTS.into_iter().filter(|(method, _)| *method == "POST") {
        let (status, answer) = house.administer("GET", path, Value::Null).await;
        assert_eq!(status, 422, "{path}: {answer}");
    }
    house.close().await;
}

#[tokio::test]
async fn tables_are_listed_and_looked_at_as_spectators_see_them() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for about in catalog::games() {
        let players = *about.players.start();
        let mut clients = house.seated(about.slug, players, json!({"watch": false})).await;
        common::play_on(&mut clients, 3, 5).await;
        let id = clients[0].table_id.clone();
        let (_, tables) = house.administer("GET", "/api/admin/tables", Value::Null).await;
        let line = tables.as_array().unwrap().iter().find(|table| table["id"] == id.as_str()).unwrap();
        assert_eq!((&line["phase"], &line["names"][0]), (&json!("playing"), &json!("Host")), "{line}");
        assert_eq!(line["present"].as_array().unwrap().len(), players);
        let (status, look) = house.administer("GET", &format!("/api/admin/tables/{id}"), Value::Null).await;
        assert_eq!(status, 200, "{look}");
        // The same scene as a spectator's, from a position that is not the one on the table.
        let replay = engine::Replay::from_json(&look["seen"].to_string()).unwrap();
        assert_eq!(replay.actions.len(), 1, "the log stays at the table");
        let mut table = catalog::open(&replay.new_game()).unwrap();
        table.adopt(&replay, &replay.last).unwrap();
        let seen = serde_json::to_value(table.scene_without_log(engine::Eye::Spectator).named()).unwrap();
        clients[0].ask(json!({"type": "door", "watch": true, "locked": false})).await;
        let (_, mut watched) = house.get(&format!("/api/tables/{id}/scene")).await;
        watched["scene"]["log"] = json!([]);
        assert_eq!(seen, watched["scene"], "{}", about.slug);
    }
    house.close().await;
}

#[tokio::test]
async fn a_table_is_closed_or_removed() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("donburiko", 2, json!({})).await;
    let (id, token) = (clients[0].table_id.clone(), clients[0].token.clone());
    let act = async |what: &str| {
        house.administer("POST", &format!("/api/admin/tables/{id}/{what}"), json!({})).await
    };
    assert_eq!(act("close").await.0, 200);
    while clients[0].hear().await.is_some() {}
    let mut again = house.socket(&id).await;
    again.send(json!({"type": "hello", "token": token})).await;
    assert_eq!(again.hear().await.unwrap()["error"]["code"], "closed");
    assert_eq!(house.get(&format!("/api/tables/{id}")).await.0, 410);
    assert_eq!(act("remove").await.0, 200);
    assert_eq!(house.get(&format!("/api/tables/{id}")).await.0, 404);
    assert_eq!(act("remove").await.0, 404);
    house.close().await;
    let house = House::open(folder.path()).await;
    assert_eq!(house.get(&format!("/api/tables/{id}")).await.0, 404, "it does not come back");
    let (_, tables) = house.administer("GET", "/api/admin/tables?all=true", Value::Null).await;
    assert_eq!(tables, json!([]));
    house.close().await;
}

#[tokio::test]
async fn names_and_words_are_taken_away() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("donburiko", 2, json!({})).await;
    let id = clients[0].table_id.clone();
    for text in ["fine", "rude words"] {
        clients[1].ask(json!({"type": "chat", "text": text})).await;
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let (_, look) = house.administer("GET", &format!("/api/admin/tables/{id}"), Value::Null).await;
    let said = look["chat"][1].clone();
    let unsay = format!("/api/admin/tables/{id}/unsay");
    assert_eq!(house.administer("POST", &unsay, json!({"at": said["at"]})).await.0, 200);
    assert_eq!(house.administer("POST", &unsay, json!({"at": said["at"]})).await.0, 409, "once");
    clients[0].until(|client| client.chat.len() == 1 && client.chat[0]["text"] == "fine").await;
    let unname = format!("/api/admin/tables/{id}/unname");
    assert_eq!(house.administer("POST", &unname, json!({"seat": 1})).await.0, 200);
    assert_eq!(house.administer("POST", &unname, json!({"seat": 7})).await.0, 422);
    clients[0].until(|client| client.table["seats"][1]["name"] == "P2").await;
    common::play_on(&mut clients, 1, u64::MAX).await;
    let replay = clients[0].table["replay"].as_str().unwrap().to_owned();
    let (_, file) = house.get(&format!("/api/replays/{replay}")).await;
    assert_eq!(file["seats"], json!(["Host", "P2"]));
    house.close().await;
    let kept = std::fs::read(folder.path().join("chabudai.db")).unwrap();
    let found = |text: &str| kept.windows(text.len()).any(|bytes| bytes == text.as_bytes());
    assert!(found("fine"), "what was not taken away is still there");
}

#[tokio::test]
async fn a_restart_is_announced_to_all_and_to_whoever_comes() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.gather("donburiko", 2, json!({})).await;
    let announce = async |minutes: Value| {
        house.administer("POST", "/api/admin/announce", json!({"minutes": minutes})).await
    };
    assert_eq!(announce(json!(10)).await, (200, json!(1)));
    clients[0].until(|client| client.answers.iter().any(|said| said["type"] == "restart")).await;
    let at = clients[0].answers.last().unwrap()["restart_at"].as_u64().unwrap();
    let late = house.watch(&clients[0].table_id.clone(), None).await;
    let welcome: Value = serde_json::from_str(&late.heard[late.heard.len() - 1]).unwrap();
    assert_eq!(welcome["restart_at"], at);
    assert!(at.abs_diff(welcome["now"].as_u64().unwrap() + 600_000) < 60_000, "in ten minutes");
    assert_eq!(house.get("/api/house").await.1["restart_at"], at);
    announce(Value::Null).await;
    clients[0].until(|client| client.answers.last().unwrap()["restart_at"] == Value::Null).await;
    house.close().await;
}

#[tokio::test]
async fn a_server_that_drains_lets_games_end_and_begins_nothing() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("donburiko", 2, json!({})).await;
    assert_eq!(house.administer("POST", "/api/admin/drain", json!({"on": true})).await.0, 200);
    let new = json!({"game": "donburiko", "players": 2, "name": "Mari"});
    let (status, refused) = house.post("/api/tables", None, new.clone()).await;
    assert_eq!((status, &refused["error"]["code"]), (503, &json!("draining")));
    let games_on =
        async || house.administer("GET", "/api/admin/status", Value::Null).await.1["games_on"].clone();
    assert_eq!(games_on().await, 1);
    common::play_on(&mut clients, 1, u64::MAX).await;
    assert_eq!(games_on().await, 0);
    assert_eq!(clients[0].ask(json!({"type": "rematch"})).await["error"]["code"], "draining");
    house.administer("POST", "/api/admin/drain", json!({"on": false})).await;
    assert_eq!(clients[0].ask(json!({"type": "rematch"})).await["type"], "done");
    assert_eq!(house.post("/api/tables", None, new).await.0, 201);
    house.close().await;
}

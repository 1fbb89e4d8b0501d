//! The back door: who may use it, and what they can do.

#![allow(clippy::unwrap_used)]

mod common;

use common::{House, raw, settings};
use serde_json::{Value, json};
use server::{AdminKey, Settings};
use tempfile::tempdir;

/// What the back door can do, as method and path.
const ACTS: [(&str, &str); 1] = [("GET", "/api/admin/status")];

#[tokio::test]
async fn the_front_door_leads_nowhere_near_the_back_door() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let key = house.admin.clone().unwrap();
    let bearer = [("Authorization", format!("Bearer {}", key.token))];
    for (method, path) in ACTS.into_iter().chain([("GET", "/metrics"), ("GET", "/readyz")]) {
        let (status, answer) = house.request(method, path, None, &bearer).await;
        let refused = status == 404 || (method == "POST" && status == 422);
        assert!(refused, "{method} {path}: {status} {answer}");
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

//! Who comes in: strangers, those who knock, and those who were shown out.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Client, House, Sat};
use serde_json::{Value, json};
use tempfile::tempdir;

const SECRETS: [&str; 3] = ["Mari", "welcome", "seats"];

async fn look(house: &House, table: &str, path: &str, token: Option<&str>) -> (u16, Value) {
    let bearer: Vec<_> =
        token.map(|token| ("Authorization", format!("Bearer {token}"))).into_iter().collect();
    house.request("GET", &format!("/api/tables/{table}{path}"), None, &bearer).await
}

/// What somebody hears who says hello like this.
async fn hello(house: &House, table: &str, hello: Value) -> (Client, Value) {
    let mut client = house.socket(table).await;
    client.send(hello).await;
    let said = client.hear().await.unwrap();
    (client, said)
}

async fn locked(house: &House) -> Sat {
    let new = json!({"game": "donburiko", "players": 2, "name": "Mari", "locked": true});
    house.create(new).await
}

#[tokio::test]
async fn strangers_watch_unless_the_table_says_otherwise() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("donburiko", 2, json!({})).await;
    let table = clients[0].table_id.clone();
    let mut stranger = house.watch(&table, None).await;
    let told = clients[0].ask(json!({"type": "door", "watch": false, "locked": false})).await;
    assert_eq!(told["type"], "done");
    while stranger.hear().await.is_some() {}
    let (_, said) = hello(&house, &table, json!({"type": "hello"})).await;
    assert_eq!(said["error"]["code"], "locked", "{said}");
    assert_eq!(look(&house, &table, "/scene", None).await.0, 403);
    let (status, info) = look(&house, &table, "", None).await;
    assert_eq!((status, &info["seats"][0]["name"]), (200, &json!("Host")), "who sits there is no secret");
    common::play_on(&mut clients, 1, u64::MAX).await;
    let (_, info) = look(&house, &table, "", None).await;
    assert_eq!((&info["replay"], &info["result"]), (&Value::Null, &Value::Null), "all cards are open there");
    let (_, info) = look(&house, &table, "", Some(&clients[1].token)).await;
    assert!(info["replay"].is_string(), "{info}");
    house.close().await;
}

#[tokio::test]
async fn whoever_knocks_at_a_locked_table_waits_and_learns_nothing() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let host = locked(&house).await;
    let mut host = house.connect(&host).await;
    let table = host.table_id.clone();
    for path in ["", "/scene"] {
        let (status, refused) = look(&house, &table, path, None).await;
        assert_eq!((status, &refused["error"]["code"]), (403, &json!("locked")));
        assert!(SECRETS.iter().all(|secret| !refused.to_string().contains(secret)), "{refused}");
    }
    let join = format!("/api/tables/{table}/join");
    assert_eq!(house.post(&join, None, json!({"name": "Ken"})).await.0, 403);

    let (mut ken, said) = hello(&house, &table, json!({"type": "hello", "knock": "Ken"})).await;
    assert_eq!(said, json!({"type": "waiting"}));
    host.until(|host| host.table["knocks"][0]["name"] == "Ken").await;
    host.ask(json!({"type": "chat", "text": "who is Ken?"})).await;
    let asked = ken.ask(json!({"type": "chat", "text": "let me in"})).await;
    assert_eq!(asked["error"]["code"], "not_seated");
    assert_eq!(ken.heard.len(), 2, "not a word of what is said inside: {:?}", ken.heard);

    let knock = host.table["knocks"][0]["knock"].clone();
    host.ask(json!({"type": "let_in", "knock": knock, "agree": true})).await;
    let said = ken.hear().await.unwrap();
    let pass = said["pass"].as_str().unwrap().to_owned();
    assert_eq!((said["type"].as_str(), ken.hear().await), (Some("let_in"), None), "and comes in anew");
    assert_eq!(host.table["knocks"], json!([]));
    assert_eq!(look(&house, &table, "", Some(&pass)).await.0, 200);
    let watching = house.watch(&table, Some(&pass)).await;
    assert_eq!(watching.you["seat"], Value::Null, "a pass is no seat");
    assert_eq!(house.post(&join, Some("guessed"), json!({"name": "Ken"})).await.0, 401);
    let (status, sat) = house.post(&join, Some(&pass), json!({"name": "Ken"})).await;
    assert_eq!((status, &sat["seat"]), (200, &json!(1)), "{sat}");
    house.close().await;

    let kept = std::fs::read(folder.path().join("chabudai.db")).unwrap();
    assert!(!kept.windows(pass.len()).any(|bytes| bytes == pass.as_bytes()), "only a hash is kept");
    let house = House::open(folder.path()).await;
    assert_eq!(look(&house, &table, "", Some(&pass)).await.0, 200, "the nod outlasts the server");
    assert_eq!(look(&house, &table, "", None).await.0, 403, "and so does the lock");
    house.close().await;
}

#[tokio::test]
async fn whoever_is_not_let_in_is_told_so_and_whoever_goes_knocks_no_more() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let host = locked(&house).await;
    let mut host = house.connect(&host).await;
    let table = host.table_id.clone();
    let (ken, _) = hello(&house, &table, json!({"type": "hello", "knock": "Ken"})).await;
    host.until(|host| host.table["knocks"][0]["name"] == "Ken").await;
    ken.close().await;
    host.until(|host| host.table["knocks"] == json!([])).await;
    let (mut mai, _) = hello(&house, &table, json!({"type": "hello", "knock": "Mai"})).await;
    host.until(|host| host.table["knocks"][0]["name"] == "Mai").await;
    let knock = host.table["knocks"][0]["knock"].clone();
    host.ask(json!({"type": "let_in", "knock": knock, "agree": false})).await;
    assert_eq!(mai.hear().await.unwrap()["error"]["code"], "shown_out");
    assert_eq!(mai.hear().await, None);
    let (_, open) = hello(&house, &table, json!({"type": "hello", "knock": "\u{200b}"})).await;
    assert_eq!(open["error"]["code"], "bad_text");
    house.close().await;
}

/// A table, and somebody with a cookie who sits at it.
async fn with_cookie(house: &House, table: &str, cookie: &str) -> (u16, Value) {
    let headers = [("Cookie", format!("chabudai={cookie}"))];
    let body = json!({"name": "Rude"}).to_string();
    house.request("POST", &format!("/api/tables/{table}/join"), Some(body), &headers).await
}

#[tokio::test]
async fn whoever_was_shown_out_stays_out_of_this_table_alone() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let sat = house.create(json!({"game": "donburiko", "players": 3, "name": "Mari"})).await;
    let (cookie, other) = ("r".repeat(32), "o".repeat(32));
    assert_eq!(with_cookie(&house, &sat.table, &cookie).await.0, 200);
    let mut host = house.connect(&sat).await;
    assert_eq!(host.ask(json!({"type": "show_out", "seat": 1})).await["type"], "done");
    let (status, refused) = with_cookie(&house, &sat.table, &cookie).await;
    assert_eq!((status, &refused["error"]["code"]), (403, &json!("shown_out")), "{refused}");
    for path in ["", "/scene"] {
        let headers = [("Cookie", format!("chabudai={cookie}"))];
        let path = format!("/api/tables/{}{path}", sat.table);
        assert_eq!(house.request("GET", &path, None, &headers).await.0, 403, "{path}");
    }
    assert_eq!(with_cookie(&house, &sat.table, &other).await.0, 200, "the host comes from the same house");
    let elsewhere = house.create(json!({"game": "donburiko", "players": 2, "name": "Mari"})).await;
    assert_eq!(with_cookie(&house, &elsewhere.table, &cookie).await.0, 200);
    house.close().await;
    let house = House::open(folder.path()).await;
    assert_eq!(with_cookie(&house, &sat.table, &cookie).await.0, 403, "after a restart, too");
    house.close().await;
}

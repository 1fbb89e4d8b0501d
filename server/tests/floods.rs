//! Rude visitors, and what they cannot do to others.

#![allow(clippy::unwrap_used)]

mod common;

use std::time::{Duration, Instant};

use common::{Client, House, settings};
use serde_json::{Value, json};
use server::{Limits, Settings};
use tempfile::tempdir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// How long a test gives a server to end a connection.
const SOON: Duration = Duration::from_secs(2);

/// What the server says before it ends the connection; nothing if it does not end it.
async fn ended(mut stream: TcpStream) -> Option<String> {
    let mut said = Vec::new();
    // A reset is an end as well.
    drop(tokio::time::timeout(SOON, stream.read_to_end(&mut said)).await.ok()?);
    Some(String::from_utf8_lossy(&said).into_owned())
}

async fn saying(house: &House, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

#[tokio::test]
async fn silent_and_slow_connections_are_ended() {
    let folder = tempdir().unwrap();
    let (silence, request_time) = (Duration::from_millis(200), Duration::from_millis(300));
    let house = House::with(Settings { silence, request_time, ..settings(folder.path()) }).await;
    let silent = saying(&house, "").await;
    let slow_head = saying(&house, "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ").await;
    let kept_alive = saying(&house, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    let slow_body = saying(
        &house,
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    )
    .await;
    assert_eq!(ended(silent).await.as_deref(), Some(""));
    assert!(ended(slow_head).await.is_some());
    assert!(ended(kept_alive).await.is_some_and(|said| said.ends_with("ok\n")), "answered, then idle");
    assert!(ended(slow_body).await.is_some_and(|said| said.starts_with("HTTP/1.1 408 ")));
    house.close().await;
}

#[tokio::test]
async fn an_address_has_so_many_connections_and_takes_none_from_others() {
    let folder = tempdir().unwrap();
    let limits = Limits { connections: 3, ..Limits::NONE };
    let house = House::with(Settings { limits, ..settings(folder.path()) }).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(saying(&house, "").await);
    }
    let begun = Instant::now();
    let refused = saying(&house, "").await;
    assert!(ended(refused).await.is_some() && begun.elapsed() < SOON, "a fourth is not let in");
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut other = socket.connect(house.address).await.unwrap();
    other.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await.unwrap();
    assert!(ended(other).await.is_some_and(|said| said.ends_with("ok\n")), "another address is another one");
    drop(held.pop());
    let mut again = None;
    while again.is_none() && begun.elapsed() < SOON {
        let asking =
            saying(&house, "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await;
        again = ended(asking).await.filter(|said| said.ends_with("ok\n"));
    }
    assert!(again.is_some(), "whoever hangs up makes room");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_is_thought_about_once_for_its_position() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut clients = house.seated("donburiko", 2, json!({"casual": true})).await;
    let actor = clients.iter().position(|client| !client.choices().is_empty()).unwrap();
    let me = &mut clients[actor];
    for id in [901, 902] {
        me.send(json!({"type": "hint", "id": id})).await;
    }
    // The host has been answered before, when the game was started.
    let hints = |me: &Client| -> Vec<Value> {
        me.answers.iter().filter(|answer| answer["type"] == "hint").cloned().collect()
    };
    me.until(|me| hints(me).len() == 2).await;
    // Cut by time, a second thought would hardly ever be the same.
    let later = me.ask(json!({"type": "hint"})).await;
    assert!(hints(me).iter().all(|hint| hint["actions"] == later["actions"]), "{:?}", me.answers);
    let action = me.choices()[0].clone();
    me.play(&action).await;
    let number = me.number;
    let next = clients.iter().position(|client| client.number == number && !client.choices().is_empty());
    if let Some(next) = next {
        let other = clients[next].ask(json!({"type": "hint"})).await;
        assert_eq!((&other["type"], &other["number"]), (&json!("hint"), &json!(number)));
    }
    house.close().await;
}

/// The head and the bytes of a compressed answer.
async fn compressed(house: &House, path: &str) -> (String, Vec<u8>) {
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Encoding: gzip\r\n\r\n"
    );
    let (mut stream, mut said) = (saying(house, &request).await, Vec::new());
    stream.read_to_end(&mut said).await.unwrap();
    let end = said.windows(4).position(|bytes| bytes == b"\r\n\r\n").unwrap() + 4;
    let body = said.split_off(end);
    (String::from_utf8(said).unwrap(), body)
}

#[tokio::test]
async fn a_text_that_lasts_is_compressed_once() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for path in ["/api/openapi.json", "/api/games/donburiko/rules/ja", "/api/games", "/api/docs"] {
        let (first, _) = compressed(&house, path).await;
        let (second, body) = compressed(&house, path).await;
        assert!(first.contains("content-encoding: gzip"), "{path}: {first}");
        // Only what is there already has a length before it is sent.
        assert!(
            second.contains("content-encoding: gzip") && second.contains("content-length"),
            "{path}: {second}"
        );
        assert!(body.starts_with(&[0x1f, 0x8b]) && compressed(&house, path).await.1 == body, "{path}");
        let (status, head, plain) = house.raw("GET", path, None, &[]).await;
        assert!(status == 200 && !head.contains("content-encoding") && plain.len() > body.len(), "{path}");
    }
    for _ in 0..2 {
        assert!(
            compressed(&house, "/api/games/donburiko/figures/nothing").await.0.starts_with("HTTP/1.1 404")
        );
    }
    house.close().await;
}

#[tokio::test]
async fn a_head_without_an_end_is_refused_while_it_is_short() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let head = |length| format!("GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Long: {}", "a".repeat(length));
    let answer = ended(saying(&house, &(head(16_000) + "\r\nConnection: close\r\n\r\n")).await).await;
    assert!(answer.is_some_and(|said| said.ends_with("ok\n")), "what browsers send is short enough");
    let answer = ended(saying(&house, &head(40_000)).await).await;
    assert!(answer.is_some_and(|said| said.starts_with("HTTP/1.1 431 ")));
    house.close().await;
}

/// Nobody needs HTTP/2 without encryption, and its floods are others.
#[tokio::test]
async fn what_speaks_http_2_without_encryption_is_not_answered_in_it() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let settings = "\0\0\0\u{4}\0\0\0\0\0";
    let said = ended(saying(&house, &format!("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n{settings}")).await).await;
    assert!(said.is_some_and(|said| said.is_empty() || said.starts_with("HTTP/1.1 ")));
    house.close().await;
}

/// A request that a proxy in front of us might take for a longer or a shorter one is no way to have ours answer
/// something that the proxy has not seen.
#[tokio::test]
async fn a_request_hides_no_other_behind_it() {
    let folder = tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let hidden = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let length = hidden.len();
    for doubtful in [
        "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n".to_owned(),
        format!("Content-Length: 0\r\nContent-Length: {length}\r\n\r\n"),
        format!("Content-Length: +{length}\r\n\r\n"),
        format!("Content-Length : {length}\r\n\r\n"),
        format!("Content-Length: {length}, 0\r\n\r\n"),
        "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n".to_owned(),
        "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n".to_owned(),
        "X: a\rTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n".to_owned(),
    ] {
        let head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
        let said = ended(saying(&house, &format!("{head}{doubtful}{hidden}")).await).await;
        let said = said.unwrap_or_else(|| panic!("the connection stays open after {doubtful:?}"));
        assert!(said.matches("HTTP/1.1 ").count() <= 1 && !said.contains("200 OK"), "{doubtful:?}: {said}");
    }
    // Lines that end without a carriage return are lines, as the standard permits, and their lengths are lengths.
    let bare = format!(
        "POST /api/tables HTTP/1.1\nHost: localhost\nConnection: close\nContent-Length: {length}\n\n{hidden}"
    );
    let said = ended(saying(&house, &bare).await).await.unwrap();
    assert!(said.starts_with("HTTP/1.1 422 ") && said.matches("HTTP/1.1 ").count() == 1, "{said}");
    house.close().await;
}

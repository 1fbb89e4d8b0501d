//! Rude visitors, of every kind that an attack on an earlier build has tried, each from one address.

use std::time::Duration;

use clap::ValueEnum;
use futures_util::SinkExt;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, Home};
use crate::table::PlayedTable;

/// What a rude visitor does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Flood {
    /// 1,135 connections on which nothing is said.
    Silence,
    /// 800 requests whose heads come a byte a second.
    SlowHeads,
    /// 800 requests whose bodies come a byte a second.
    SlowBodies,
    /// 260 WebSockets that do not say hello.
    Mute,
    /// 45 hints a second, and nobody waits for them.
    Hints,
    /// 50 tables of masters who play by themselves.
    Masters,
    /// 25 tables at which the longest lines are said without a pause.
    Chat,
    /// New tables without a pause.
    Tables,
    /// Choices that are sealed anew and taken back, 50 times a second on 20 WebSockets.
    Reseals,
    /// 150 spectators who never read what they are told, at a table where much happens.
    Spectators,
    /// The costliest pages, without a pause.
    Pages,
    /// Bodies that claim to be compressed, a thousand headers, headers without an end.
    Bombs,
    /// Connections that are made and ended without a pause.
    Churn,
}

/// How many do the same at the same time, where one is not enough.
const AT_ONCE: usize = 16;

/// Does it, until whoever waits for this stops waiting.
pub(crate) async fn flood(kind: Flood, home: Home) {
    match kind {
        Flood::Silence => many(1135, move || hold(home, "", "")).await,
        Flood::SlowHeads => many(800, move || hold(home, UNFINISHED, "a")).await,
        Flood::SlowBodies => many(800, move || hold(home, ENDLESS, " ")).await,
        Flood::Mute => mute(home).await,
        Flood::Hints => hints(home).await,
        Flood::Masters => masters(home).await,
        Flood::Chat => many(25, move || chat(home)).await,
        Flood::Tables => many(AT_ONCE, move || tables(home)).await,
        Flood::Reseals => many(10, move || reseal(home)).await,
        Flood::Spectators => spectators(home).await,
        Flood::Pages => many(AT_ONCE, move || pages(home)).await,
        Flood::Bombs => many(AT_ONCE, move || bombs(home)).await,
        Flood::Churn => many(AT_ONCE, move || async move { drop(home.connect().await) }).await,
    }
}

const UNFINISHED: &str = "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";
const ENDLESS: &str = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{";

/// Lets so many do the same, each of them again when it is over. A visitor who is refused breathes once.
async fn many<F: Future<Output = ()> + Send>(count: usize, one: impl Fn() -> F + Clone + Send + 'static) {
    let mut all = JoinSet::new();
    for _ in 0..count {
        let one = one.clone();
        all.spawn(async move {
            loop {
                one().await;
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        });
    }
    while all.join_next().await.is_some() {}
}

/// Says the beginning of something, and goes on slowly until the server has had enough.
async fn hold(home: Home, begin: &str, next: &str) {
    let Ok(mut stream) = home.connect().await else { return };
    if stream.write_all(begin.as_bytes()).await.is_err() {
        return;
    }
    let mut heard = [0; 1024];
    loop {
        match tokio::time::timeout(Duration::from_secs(1), stream.read(&mut heard)).await {
            Ok(Ok(0) | Err(_)) => break,
            Ok(Ok(_)) => {}
            Err(_) if stream.write_all(next.as_bytes()).await.is_err() => break,
            Err(_) => {}
        }
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
}

/// Waits for ever: whoever did this has prepared something that goes on by itself.
async fn rest<T>(kept: T) {
    std::future::pending::<()>().await;
    drop(kept);
}

async fn mute(home: Home) {
    let Ok(gathered) = home.gather("donburiko", 2, json!({})).await else { return };
    let table = gathered.table;
    many(260, move || {
        let table = table.clone();
        async move {
            let Ok(socket) = home.socket(&table).await else {
                return tokio::time::sleep(Duration::from_millis(100)).await;
            };
            hold_socket(socket).await;
        }
    })
    .await;
}

async fn hold_socket(mut socket: tokio_tungstenite::WebSocketStream<tokio::net::TcpStream>) {
    while let Some(Ok(_)) = futures_util::StreamExt::next(&mut socket).await {}
}

async fn hints(home: Home) {
    let Ok(gathered) = home.gather("donburiko", 2, json!({"casual": true})).await else { return };
    let Ok(mut http) = home.http().await else { return };
    let path = format!("/api/tables/{}/ask", gathered.table);
    drop(http.post(&path, gathered.tokens.first().map(String::as_str), &json!({"type": "start"})).await);
    let mut asking = JoinSet::new();
    loop {
        for token in &gathered.tokens {
            let (path, token) = (path.clone(), token.clone());
            asking.spawn(async move {
                let ask =
                    async { home.http().await?.post(&path, Some(&token), &json!({"type": "hint"})).await };
                drop(tokio::time::timeout(Duration::from_millis(200), ask).await);
            });
        }
        while asking.try_join_next().is_some() {}
        tokio::time::sleep(Duration::from_millis(44)).await;
    }
}

async fn masters(home: Home) {
    let Ok(mut http) = home.http().await else { return };
    let master = json!({"kind": "bot", "level": "master"});
    let new = json!({
        "game": "donburiko", "players": 4, "name": "Rude", "level": "master", "bot_delay_ms": 0,
        "seats": [{"kind": "person"}, master, master, master],
    });
    for _ in 0..50 {
        let Ok(made) = http.post("/api/tables", None, &new).await else { break };
        let (Some(id), token) = (made["table"]["id"].as_str(), made["token"].as_str()) else { break };
        for ask in ["start", "away"] {
            drop(http.post(&format!("/api/tables/{id}/ask"), token, &json!({"type": ask})).await);
        }
    }
    rest(http).await;
}

async fn chat(home: Home) {
    let Ok(gathered) = home.gather("donburiko", 2, json!({})).await else { return };
    let token = gathered.tokens.first().map(String::as_str);
    let Ok(mut client) = Client::connect(home, &gathered.table, token).await else { return };
    let line = json!({"type": "chat", "text": "茶".repeat(300)});
    while client.send(line.clone()).await.is_ok() {
        tokio::time::sleep(Duration::from_millis(16)).await;
    }
}

async fn tables(home: Home) {
    let Ok(mut http) = home.http().await else { return };
    let new = json!({"game": "minions", "players": 6, "name": "Rude"});
    while http.post("/api/tables", None, &new).await.is_ok() {}
}

async fn reseal(home: Home) {
    let Ok(mut table) = PlayedTable::open(home, "grimoire", 2, json!({})).await else { return };
    loop {
        for client in &mut table.clients {
            let choice = client.choices.first().cloned().unwrap_or_default();
            let play = json!({"type": "play", "action": choice, "number": client.number});
            let asks = [
                play,
                json!({"type": "reseal", "action": choice}),
                json!({"type": "propose", "what": "take_back"}),
            ];
            for ask in asks {
                if client.send(ask).await.is_err() {
                    return;
                }
            }
            while let Ok(Ok(_)) = tokio::time::timeout(Duration::from_millis(1), client.hear()).await {}
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn spectators(home: Home) {
    let Ok(mut table) = PlayedTable::open(home, "minions", 3, json!({})).await else { return };
    let mut deaf = Vec::new();
    for _ in 0..150 {
        let Ok(mut socket) = home.socket(&table.id).await else { break };
        drop(socket.send(Message::text("{\"type\":\"hello\"}")).await);
        deaf.push(socket);
    }
    while table.step().await.is_ok() {}
    rest(deaf).await;
}

async fn pages(home: Home) {
    let costly = [
        "/",
        "/api/openapi.json",
        "/api/games/minions/rules/ja",
        "/api/games/grimoire/art",
        "/api/tables",
        "/healthz",
    ];
    let Ok(mut stream) = home.connect().await else { return };
    let mut heard = vec![0; 1 << 16];
    for path in costly.iter().cycle() {
        let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n");
        if stream.write_all(request.as_bytes()).await.is_err() {
            return;
        }
        match tokio::time::timeout(Duration::from_secs(1), stream.read(&mut heard)).await {
            Ok(Ok(1..)) => {}
            _ => return,
        }
    }
}

async fn bombs(home: Home) {
    let head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    // A megabyte of nothing, as gzip has it, is a kilobyte; ours only looks like one.
    let zipped = "\u{1f}".repeat(1000);
    let claims = format!("{head}Content-Encoding: gzip\r\nContent-Length: {}\r\n\r\n{zipped}", zipped.len());
    let headers: String = (0..1000).map(|number| format!("X-{number}: a\r\n")).collect();
    let long = format!("{head}X-Long: {}\r\n\r\n", "a".repeat(600_000));
    let deep = "[".repeat(3000);
    let deep = format!("{head}Content-Length: {}\r\n\r\n{deep}", deep.len());
    for bomb in [claims, format!("{head}{headers}\r\n"), long, deep] {
        let Ok(mut stream) = home.connect().await else { return };
        drop(stream.write_all(bomb.as_bytes()).await);
        let mut heard = [0; 1024];
        drop(tokio::time::timeout(Duration::from_secs(1), stream.read(&mut heard)).await);
    }
}

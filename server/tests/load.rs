//! How much one process can take, server and clients together. `chabudai load` measures a server from outside; this is for
//! finding out what a change costs: `cargo test --release -p server --test load -- --ignored --nocapture`

#![allow(clippy::unwrap_used)]

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use common::{House, Sat};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use tempfile::tempdir_in;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

#[derive(Deserialize)]
struct Heard<'a> {
    r#type: &'a str,
    number: Option<u32>,
    #[serde(borrow)]
    choices: Option<Vec<Choice<'a>>>,
    #[serde(borrow)]
    scene: Option<Scene<'a>>,
}

#[derive(Deserialize)]
struct Scene<'a> {
    #[serde(borrow)]
    choices: Vec<Choice<'a>>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    action: &'a str,
}

#[derive(Default)]
struct Figures {
    moves: AtomicU64,
    bytes: AtomicU64,
    messages: AtomicU64,
    errors: AtomicU64,
}

async fn player(address: String, sat: Sat, figures: Arc<Figures>) {
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(4096);
    let url = format!("ws://{address}/api/tables/{}/ws", sat.table);
    let (mut socket, _) =
        tokio_tungstenite::connect_async_with_config(url, Some(config), true).await.unwrap();
    socket
        .send(Message::Text(json!({"type": "hello", "token": sat.token}).to_string().into()))
        .await
        .unwrap();
    let mut dice = sat.seat as u64 + 1;
    while let Some(Ok(message)) = socket.next().await {
        let Message::Text(text) = message else { continue };
        figures.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
        figures.messages.fetch_add(1, Ordering::Relaxed);
        let heard: Heard<'_> = serde_json::from_str(&text).unwrap();
        if heard.r#type == "error" {
            figures.errors.fetch_add(1, Ordering::Relaxed);
        }
        let choices = heard.choices.or(heard.scene.map(|scene| scene.choices)).unwrap_or_default();
        if let (Some(number), false) = (heard.number, choices.is_empty()) {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let action = choices[(dice >> 33) as usize % choices.len()].action;
            let play = format!("{{\"type\":\"play\",\"action\":\"{action}\",\"number\":{number},\"id\":1}}");
            socket.send(Message::Text(play.into())).await.unwrap();
            figures.moves.fetch_add(1, Ordering::Relaxed);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a measurement"]
async fn load_of_five_hundred_tables() {
    let tables: usize = std::env::var("TABLES").ok().and_then(|tables| tables.parse().ok()).unwrap_or(500);
    let game = std::env::var("GAME").unwrap_or_else(|_| "donburiko".into());
    let folder = tempdir_in(env!("CARGO_MANIFEST_DIR")).unwrap();
    let house = House::open(folder.path()).await;
    let figures = Arc::new(Figures::default());
    let mut hosts = Vec::new();
    for _ in 0..tables {
        let host = house.create(json!({"game": game, "players": 4, "name": "A"})).await;
        for name in ["B", "C", "D"] {
            let guest = house.join(&host.table, name).await;
            tokio::spawn(player(house.address.to_string(), guest, Arc::clone(&figures)));
        }
        tokio::spawn(player(house.address.to_string(), host.clone(), Arc::clone(&figures)));
        hosts.push(host);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    println!("{tables} tables, {} kB resident", resident());
    let begun = Instant::now();
    for host in &hosts {
        house
            .post(&format!("/api/tables/{}/ask", host.table), Some(&host.token), json!({"type": "start"}))
            .await;
    }
    let seen = |figure: &AtomicU64| figure.load(Ordering::Relaxed);
    let mut last = 0;
    for second in 1..=8 {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let moves = seen(&figures.moves);
        println!("{second}: {} moves a second, {} kB resident", moves - last, resident());
        last = moves;
        if second == 4 {
            let (_, metrics) = house.get("/metrics").await;
            for line in metrics.as_str().unwrap_or_default().lines().filter(|line| line.contains("commit")) {
                println!("{line}");
            }
        }
    }
    println!(
        "{} moves in {:?}, {} errors, {} bytes a message",
        seen(&figures.moves),
        begun.elapsed(),
        seen(&figures.errors),
        seen(&figures.bytes) / seen(&figures.messages).max(1)
    );
}

fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|kilobytes| kilobytes.parse().ok()).unwrap_or(0)
}

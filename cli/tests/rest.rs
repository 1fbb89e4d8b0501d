//! Tables that nobody uses: ten thousand of them cost next to nothing.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

mod common;

use std::path::Path;
use std::time::{Duration, Instant};

use common::server::{Victim, get};
use engine::NewGame;
use serde_json::json;
use server::store::{Change, Commit, GameRecord, Sqlite, Store, TableRecord};

const TABLES: i64 = 10_000;
const PLAYERS: usize = 4;

/// Tables in the middle of a game.
async fn fill(data: &Path) {
    let new =
        NewGame { game: "donburiko".into(), players: PLAYERS, seed: Some(1.into()), ..NewGame::default() };
    let mut table = catalog::open(&new).unwrap();
    for _ in 0..20 {
        let seat = table.to_act().iter().next().unwrap();
        let action = table.legal(seat)[0].clone();
        table.play(seat, &action).unwrap();
    }
    let person =
        json!({"Person": {"name": "Mari", "token": "0".repeat(64), "nonce": null, "stand_in": false}});
    let deal = ["0".repeat(64), "1".repeat(64)];
    let setup = json!({
        "version": table.about().rules_version, "options": {}, "seed": new.seed, "first": null,
        "names": vec!["Mari"; PLAYERS], "deal": deal, "nonces": [null, null, null, null],
    });
    let of_table = |key: i64| {
        let meta = json!({
            "config": {"game": "donburiko", "options": {}, "level": "casual", "turn_seconds": null, "bot_delay_ms": 0, "open": false, "casual": true},
            "chairs": vec![&person; PLAYERS], "stage": "Playing", "round": 1, "host": 0, "first": null, "deal": deal,
            "game": key, "replay": null, "result": null,
        });
        let record = TableRecord {
            key,
            id: format!("table{key}"),
            code: format!("{key:06}"),
            listed: false,
            created: 1,
            version: 0,
            meta: serde_json::from_value(meta).unwrap(),
        };
        let game = GameRecord {
            key,
            table: key,
            game: "donburiko".into(),
            setup: serde_json::from_value(setup.clone()).unwrap(),
            started: 1,
            ended: None,
            replay: None,
            result: None,
        };
        let begin = [Change::Table(Box::new(record)), Change::Begin(Box::new(game))];
        let actions = (1..).zip(table.played()).map(move |(number, entry)| Change::Append {
            game: key,
            number,
            played: entry.clone(),
        });
        Commit { table: key, version: 0, changes: begin.into_iter().chain(actions).collect() }
    };
    let store = Sqlite::open(data).await.unwrap();
    for keys in (1..=TABLES).collect::<Vec<_>>().chunks(1000) {
        let commits: Vec<Commit> = keys.iter().copied().map(of_table).collect();
        assert!(store.commit(&commits).await.unwrap().into_iter().all(|kept| kept));
    }
    store.close().await;
}

/// The server's memory in bytes, and how long it took to start.
async fn started(data: &Path) -> (f64, Duration, Victim) {
    let begun = Instant::now();
    let victim = Victim::start(data);
    let time = begun.elapsed();
    let metrics = get(&victim.admin, "/metrics").await;
    let memory = metrics.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes "));
    (memory.unwrap().trim().parse().unwrap(), time, victim)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_tables_at_rest_cost_little_memory_and_no_time() {
    let (empty, full) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (without, ..) = started(empty.path()).await;
    fill(full.path()).await;
    let (with, time, victim) = started(full.path()).await;
    let table = get(&victim.address, "/api/tables/table4711").await;
    assert!(table.contains("\"phase\":\"playing\""), "{table}");
    println!("{:.1} MiB more than without them, started in {time:?}", (with - without) / f64::from(1 << 20));
    assert!(with - without < f64::from(20 << 20), "{without} bytes without, {with} with them");
    assert!(time < Duration::from_secs(2), "{time:?}");
}

//! Tables that nobody uses: ten thousand of them cost next to nothing.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

mod common;

use std::path::Path;
use std::time::{Duration, Instant};

use common::server::{get, start};
use server::AdminKey;
use server::store::{Place, Sqlite, Store};
use soak::{Servers, Victim, fill, idle};

/// The server's memory in bytes, and how long it took to start.
async fn started(data: &Path) -> (f64, Duration, Victim) {
    let begun = Instant::now();
    let victim = start(data);
    let time = begun.elapsed();
    let metrics = get(AdminKey::read(data).unwrap().address, "/metrics").await;
    let memory = metrics.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes "));
    (memory.unwrap().trim().parse().unwrap(), time, victim)
}

/// Both tests measure, and one would measure the other.
static ALONE: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_tables_at_rest_cost_little_memory_and_no_time() {
    let _alone = ALONE.lock().await;
    let (empty, full) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (without, ..) = started(empty.path()).await;
    let store = Sqlite::open(full.path()).await.unwrap();
    fill(&store, 10_000).await.unwrap();
    store.close().await;
    let (with, time, victim) = started(full.path()).await;
    let table = get(victim.address, "/api/tables/table4711").await;
    assert!(table.contains("\"phase\":\"playing\""), "{table}");
    println!("{:.1} MiB more than without them, started in {time:?}", (with - without) / f64::from(1 << 20));
    assert!(with - without < f64::from(20 << 20), "{without} bytes without, {with} with them");
    assert!(time < Duration::from_secs(2), "{time:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_at_rest_in_postgresql_cost_a_server_nothing() {
    let Some(servers) = Servers::of_environment().await.unwrap() else { return };
    let _alone = ALONE.lock().await;
    let program = Path::new(env!("CARGO_BIN_EXE_chabudai"));
    let without = idle(program, &servers, Duration::from_secs(3)).await.unwrap();
    let store = Place::Postgres(servers.store().to_owned()).open().await.unwrap();
    fill(&*store, 2_000).await.unwrap();
    store.close().await;
    let with = idle(program, &servers, Duration::from_secs(3)).await.unwrap();
    println!("without {without:?}, with {with:?}");
    assert!(with.mebibytes - without.mebibytes < 5.0, "{without:?}, {with:?}");
    assert!(with.transactions < without.transactions + 10.0, "{without:?}, {with:?}");
}

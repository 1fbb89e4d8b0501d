//! `kill -9` in the middle of play: nothing that a client was told is ever lost. `make soak` kills longer.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

mod common;

use common::server::program;
use soak::{KillReport, Kills, UNLIMITED, kills};

async fn killed(wanted: Kills) -> anyhow::Result<KillReport> {
    let folder = tempfile::tempdir().unwrap();
    kills(&program(&UNLIMITED), folder.path(), &wanted, |_| {}).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_by_kills_under_load_at_the_start_and_at_the_end() {
    let report = killed(Kills { kills: 30, tables: 1, power: false, lies: false, seed: 1 }).await.unwrap();
    // On a machine that builds meanwhile a tenth of what an idle one does.
    assert!(report.moves > 50 && report.chats > 3, "this was no load: {report:?}");
    assert!(report.tokens > 15 && report.nonces > 0, "this was no load: {report:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_power_fails() {
    let report = killed(Kills { kills: 20, tables: 1, power: true, lies: false, seed: 2 }).await.unwrap();
    assert!(report.moves > 30 && report.losses > 3, "this was no load: {report:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_lies_is_noticed_or_this_test_would_notice_nothing() {
    let lost = killed(Kills { kills: 10, tables: 1, power: true, lies: true, seed: 3 }).await;
    assert!(lost.is_err(), "{lost:?}");
}

//! A disk that fails and a clock that is set, under a real server.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

mod common;

use common::server::program;
use soak::{JUMPS, UNLIMITED, clock, disk};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fails_loses_nothing_and_play_goes_on_when_it_is_well_again() {
    for about in catalog::games() {
        let folder = tempfile::tempdir().unwrap();
        let players = *about.players.start();
        let stood = disk(&program(&UNLIMITED), folder.path(), about.slug, players).await;
        stood.unwrap_or_else(|error| panic!("{}: {error:#}", about.slug));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn turns_take_their_time_whatever_is_done_to_the_clock() {
    let program = program(&UNLIMITED);
    let jumped = JUMPS.map(|jump| {
        let (program, folder) = (program.clone(), tempfile::tempdir().unwrap());
        tokio::spawn(async move { clock(&program, folder.path(), jump).await })
    });
    for jump in jumped {
        jump.await.unwrap().unwrap();
    }
}

//! Several servers of one database with clocks of their own, killed, paused and cut off under load: nothing that a client was told is ever lost.
//! `make soak` does it for longer.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

use std::time::Duration;

use soak::{Nodes, Servers, nodes};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_by_kills_pauses_cuts_wrong_clocks_and_crashes_of_bus_and_database() {
    let Some(servers) = Servers::of_environment().await.unwrap() else { return };
    let wanted = Nodes { kills: 21, nodes: 3, tables: 1, seed: 1 };
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_chabudai"));
    let report = nodes(program, servers, &wanted, |_| {}).await.unwrap();
    println!("{report:#?}");
    // On a machine that builds meanwhile a tenth of what an idle one does.
    assert!(report.moves > 100 && report.reseated > 20, "this was no load: {report:?}");
    assert!(report.reseated_median < Duration::from_secs(2), "{report:?}");
}

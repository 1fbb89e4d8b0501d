//! Rude visitors beside honest ones, who must not feel them. `make soak` floods longer, and is stricter.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

mod common;

use std::time::Duration;

use clap::ValueEnum;
use common::server::program;
use soak::{Bounds, FILES, Flood, beside};

/// How long each flood lasts here, and how often it is tried: a machine that builds has other things to do.
const TIME: Duration = Duration::from_millis(800);
const ATTEMPTS: usize = 3;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_feels_what_one_rude_visitor_does() {
    let program = program(&[]).limited(FILES);
    for flood in Flood::value_variants() {
        let mut felt = None;
        for _ in 0..ATTEMPTS {
            let report = beside(&program, *flood, TIME).await;
            felt = report.and_then(|report| report.check(&Bounds::LOOSE)).err();
            if felt.is_none() {
                break;
            }
        }
        assert!(felt.is_none(), "{:#}", felt.unwrap());
    }
}

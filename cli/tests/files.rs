//! What a server does with few open files.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

mod common;

use std::net::TcpStream;

use common::server::{get, limited};

/// The limit of open files of a process: what it may have now, and what it may ask for.
fn file_limit(process: u32) -> (u64, u64) {
    let limits = std::fs::read_to_string(format!("/proc/{process}/limits")).unwrap();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap();
    let mut numbers = line.split_whitespace().map(|number| number.parse().unwrap_or(u64::MAX));
    (numbers.next().unwrap(), numbers.next().unwrap())
}

#[test]
fn a_server_may_open_as_many_files_as_the_system_allows() {
    let folder = tempfile::tempdir().unwrap();
    let victim = limited(folder.path(), "ulimit -Sn 100");
    let (soft, hard) = file_limit(victim.id());
    assert_eq!(soft, hard);
}

/// More silent connections than there are files, from an address whose connections nobody counts.
#[tokio::test]
async fn whoever_comes_last_is_served_though_all_files_are_taken() {
    let folder = tempfile::tempdir().unwrap();
    let victim = limited(folder.path(), "ulimit -n 60");
    let silent: Vec<TcpStream> = (0..120).map(|_| TcpStream::connect(victim.address).unwrap()).collect();
    assert_eq!(get(victim.address, "/healthz").await, "ok\n");
    drop(silent);
}

//! What whoever starts a server sees.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use common::chabudai;
use common::server::post;
use load::Http;
use serde_json::{Value, json};

/// What a file says as soon as it says something.
fn read_when_written(path: &Path) -> String {
    let begun = Instant::now();
    loop {
        match std::fs::read_to_string(path) {
            Ok(text) if !text.is_empty() => return text,
            _ if begun.elapsed() > Duration::from_secs(20) => panic!("nothing was written to {path:?}"),
            _ => std::thread::sleep(Duration::from_millis(20)),
        }
    }
}

#[test]
fn the_table_is_shown_in_the_browser_of_whoever_asks_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let (opener, opened) = (folder.path().join("xdg-open"), folder.path().join("opened"));
    std::fs::write(&opener, format!("#!/bin/sh\necho \"$1\" > {}\n", opened.display())).unwrap();
    std::fs::set_permissions(&opener, std::fs::Permissions::from_mode(0o755)).unwrap();
    let mut server = chabudai()
        .args(["serve", "--open", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder.path())
        .env("PATH", folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut printed = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut printed).unwrap();
    let shown = read_when_written(&opened);
    server.kill().unwrap();
    server.wait().unwrap();
    assert_eq!(printed, format!("Chabudai is at {shown}"));
    assert!(shown.starts_with("http://127.0.0.1:"), "{shown}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_is_json_on_request_and_has_no_secrets() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = chabudai()
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "json", "--log-level", "trace", "--data"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut errors = server.stderr.take().unwrap();
    let reading = std::thread::spawn(move || {
        let mut log = String::new();
        errors.read_to_string(&mut log).map(|_| log)
    });
    let mut printed = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut printed).unwrap();
    let address = printed.trim().strip_prefix("Chabudai is at http://").unwrap().trim_end_matches('/');
    let address: SocketAddr = address.parse().unwrap();
    let new = json!({"game": "donburiko", "players": 2, "name": "Mari"});
    let made = post(address, "/api/tables", new).await;
    let (table, token) = (made["table"]["id"].as_str().unwrap(), made["token"].as_str().unwrap());
    let joined = post(address, &format!("/api/tables/{table}/join"), json!({"name": "Kenichiro"})).await;
    let mut seat = Http::connect(&address.to_string()).await.unwrap();
    let chat = json!({"type": "chat", "text": "this is between us"});
    seat.post(&format!("/api/tables/{table}/ask"), Some(token), &chat).await.unwrap();
    let mut asked = TcpStream::connect(address).unwrap();
    asked.write_all(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    asked.read_to_string(&mut answer).unwrap();
    let id = answer.lines().find_map(|line| line.strip_prefix("x-request-id: ")).unwrap();
    let id: u64 = id.parse().unwrap();
    let key = server::AdminKey::read(folder.path()).unwrap();
    let status = Http::connect(&key.address.to_string()).await.unwrap().get("/api/admin/status").await;
    assert!(status.unwrap_err().to_string().contains("401"), "no key, no status");
    server.kill().unwrap();
    server.wait().unwrap();
    let log = reading.join().unwrap().unwrap();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let answered = |path: &str| {
        lines.iter().any(|line| {
            line["span"]["path"] == path && line["span"]["id"].is_u64() && line["fields"]["status"].is_u64()
        })
    };
    assert!(answered("/api/tables") && answered("/api/tables/{id}/join"), "{log}");
    let of_answer = |line: &Value| line["span"]["path"] == "/api/games" && line["span"]["id"] == id;
    assert!(lines.iter().any(of_answer), "{id}: {log}");
    let secrets = [token, joined["token"].as_str().unwrap(), table, &key.token, "Kenichiro", "between us"];
    for secret in secrets {
        assert!(!log.contains(secret), "{secret}");
    }
}

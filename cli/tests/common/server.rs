//! The real server, run as people run it, and killed as nobody should.

#![allow(clippy::unwrap_used)]

use std::net::SocketAddr;
use std::path::Path;

use load::Http;
use serde_json::Value;
use soak::{Program, UNLIMITED, Victim};

/// The program; its servers get these settings.
pub(crate) fn program(settings: &[&str]) -> Program {
    Program::new(env!("CARGO_BIN_EXE_chabudai"), settings)
}

/// A server without limits on a free port.
pub(crate) fn start(data: &Path) -> Victim {
    Victim::start(&program(&UNLIMITED), data, None).unwrap()
}

/// The same, after the shell has set limits of the system.
pub(crate) fn limited(data: &Path, limits: &str) -> Victim {
    Victim::start(&program(&UNLIMITED).limited(limits), data, None).unwrap()
}

/// What it answers to this.
pub(crate) async fn post(address: SocketAddr, path: &str, body: Value) -> Value {
    Http::connect(&address.to_string()).await.unwrap().post(path, None, &body).await.unwrap()
}

/// The text at this address.
pub(crate) async fn get(address: SocketAddr, path: &str) -> String {
    Http::connect(&address.to_string()).await.unwrap().get(path).await.unwrap()
}

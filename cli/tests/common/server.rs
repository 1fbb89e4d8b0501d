//! The real server, run as people run it, and killed as nobody should.

#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use load::Http;
use serde_json::Value;

use super::chabudai;

/// A real server process. It dies with the test.
pub(crate) struct Victim {
    process: Child,
    pub(crate) address: String,
    /// Where it tells its figures.
    pub(crate) admin: String,
}

impl Victim {
    /// Starts one without limits on a free port, and waits until it listens.
    pub(crate) fn start(data: &Path) -> Victim {
        Victim::of(chabudai(), data)
    }

    /// The same, after the shell has set limits of the system.
    pub(crate) fn limited(data: &Path, limits: &str) -> Victim {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{limits}; exec \"$0\" \"$@\"")]).arg(chabudai().get_program());
        Victim::of(shell, data)
    }

    pub(crate) fn id(&self) -> u32 {
        self.process.id()
    }

    fn of(mut program: Command, data: &Path) -> Victim {
        let unlimited = [
            "--max-requests=0",
            "--max-seats=0",
            "--max-connections=0",
            "--max-sockets=0",
            "--max-chat=0",
            "--max-messages=0",
            "--max-table-messages=0",
            "--max-turns=0",
        ];
        let mut process = program
            .args(["serve", "--listen", "127.0.0.1:0", "--log-level", "error", "--data"])
            .arg(data)
            .args(unlimited)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Chabudai is at http://").expect("it says where it is");
        let admin = server::AdminKey::read(data).unwrap().address.to_string();
        Victim { address: address.trim_end_matches('/').to_owned(), admin, process }
    }
}

impl Drop for Victim {
    /// The signal that nothing can catch.
    fn drop(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

/// What it answers to this.
pub(crate) async fn post(address: &str, path: &str, body: Value) -> Value {
    Http::connect(address).await.unwrap().post(path, None, &body).await.unwrap()
}

/// The text at this address.
pub(crate) async fn get(address: &str, path: &str) -> String {
    Http::connect(address).await.unwrap().get(path).await.unwrap()
}

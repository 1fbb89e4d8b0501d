//! One request to the back door of a server on this machine, and its answer.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, bail};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use server::AdminKey;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// Whoever may act for the server of a folder.
pub(super) struct Client(AdminKey);

impl Client {
    /// Finds the server that runs on this folder.
    pub(super) fn find(data: &Path) -> anyhow::Result<Client> {
        let key = AdminKey::read(data).with_context(|| {
            format!(
                "no server can be asked about {}: start it with `chabudai serve` (and not with --admin off), or name its folder with --data",
                data.display()
            )
        });
        key.map(Client)
    }

    pub(super) fn get<T: DeserializeOwned>(&self, path: &str) -> anyhow::Result<T> {
        self.ask("GET", path, "")
    }

    pub(super) fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> anyhow::Result<T> {
        self.ask("POST", path, &serde_json::to_string(body)?)
    }

    fn ask<T: DeserializeOwned>(&self, method: &str, path: &str, body: &str) -> anyhow::Result<T> {
        let AdminKey { address, token } = &self.0;
        let mut stream = TcpStream::connect(address)
            .with_context(|| format!("nobody answers at {address}; has the server ended?"))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        write!(
            stream,
            "{method} /api/admin/{path} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {token}\r\n\
             Connection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).context("the server's answer broke off")?;
        let (head, body) = answer.split_once("\r\n\r\n").context("the server's answer broke off")?;
        if head.split(' ').nth(1) == Some("200") {
            return serde_json::from_str(body).context("the server is of another version");
        }
        let error: Value = serde_json::from_str(body).unwrap_or_default();
        match error["error"]["message"].as_str() {
            Some(message) => bail!("{message}"),
            None => bail!("the server answers {}", head.lines().next().unwrap_or_default()),
        }
    }
}

//! One request to a server, and its answer.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use anyhow::{Context, bail};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a server has answered.
#[derive(Debug)]
pub(crate) struct Answer {
    /// The status, as `200 OK`.
    pub(crate) status: String,
    body: String,
}

impl Answer {
    /// Whether it has this number.
    pub(crate) fn is(&self, status: u16) -> bool {
        self.status.split(' ').next() == Some(status.to_string().as_str())
    }

    /// The error's name, if it is one.
    pub(crate) fn code(&self) -> Option<String> {
        let error: Value = serde_json::from_str(&self.body).ok()?;
        error["error"]["code"].as_str().map(str::to_owned)
    }

    /// What it says, or the error that it is.
    pub(crate) fn json<T: DeserializeOwned>(&self) -> anyhow::Result<T> {
        if self.is(200) || self.is(201) {
            return serde_json::from_str(&self.body).context("the server is of another version");
        }
        let error: Value = serde_json::from_str(&self.body).unwrap_or_default();
        match error["error"]["message"].as_str() {
            Some(message) => bail!("{message}"),
            None => bail!("the server answers {}", self.status),
        }
    }
}

/// Asks the server at this address, perhaps as whoever has a token.
pub(crate) fn ask(
    address: &str,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &str,
) -> anyhow::Result<Answer> {
    let mut stream = TcpStream::connect(address)
        .with_context(|| format!("nobody answers at {address}; has the server ended?"))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let authorization = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\n{authorization}\
         Connection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).context("the server's answer broke off")?;
    let (head, body) = answer.split_once("\r\n\r\n").context("the server's answer broke off")?;
    let status = head.lines().next().and_then(|line| line.split_once(' ')).map_or("", |(_, status)| status);
    Ok(Answer { status: status.to_owned(), body: body.to_owned() })
}

//! The few requests that a load test makes besides its WebSockets, over one connection that stays open.

use anyhow::{Context, bail};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A connection to a server. Whatever is neither 200 nor 201 is an error.
#[derive(Debug)]
pub struct Http {
    host: String,
    stream: TcpStream,
}

impl Http {
    /// Connects to a server, `127.0.0.1:4747` for example.
    pub async fn connect(host: &str) -> anyhow::Result<Http> {
        let stream = TcpStream::connect(host).await.with_context(|| {
            format!("{host} does not answer; start a server with `chabudai serve`, or name another URL")
        })?;
        stream.set_nodelay(true)?;
        Ok(Http::over(stream, host))
    }

    /// Talks to a server over a connection that somebody has made.
    pub fn over(stream: TcpStream, host: &str) -> Http {
        Http { host: host.to_owned(), stream }
    }

    /// What the server answers to this body.
    pub async fn post(&mut self, path: &str, token: Option<&str>, body: &Value) -> anyhow::Result<Value> {
        let authorization = token.map_or(String::new(), |token| format!("Authorization: Bearer {token}\r\n"));
        let body = body.to_string();
        let answer = self
            .request(&format!(
                "POST {path} HTTP/1.1\r\nHost: {}\r\n{authorization}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
                self.host,
                body.len()
            ))
            .await?;
        serde_json::from_str(&answer).context("the server's answer is no JSON")
    }

    /// The text at this path.
    pub async fn get(&mut self, path: &str) -> anyhow::Result<String> {
        self.request(&format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", self.host)).await
    }

    /// The text at this path, for whoever has this seat.
    pub async fn get_as(&mut self, path: &str, token: &str) -> anyhow::Result<String> {
        let host = &self.host;
        let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n\r\n");
        self.request(&request).await
    }

    async fn request(&mut self, request: &str) -> anyhow::Result<String> {
        self.stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::with_capacity(4096);
        let head = loop {
            if self.stream.read_buf(&mut answer).await? == 0 {
                bail!("the server hung up");
            }
            if let Some(end) = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
                break end + 4;
            }
        };
        let lines = String::from_utf8_lossy(&answer[..head]).to_ascii_lowercase();
        let length = lines.lines().find_map(|line| line.strip_prefix("content-length:"));
        let length: usize = length.and_then(|length| length.trim().parse().ok()).unwrap_or(0);
        let read = answer.len() - head;
        answer.resize(head + length, 0);
        if let Some(rest) = answer.get_mut(head + read..) {
            self.stream.read_exact(rest).await?;
        }
        let body = String::from_utf8(answer.split_off(head))?;
        match lines.split(' ').nth(1).unwrap_or_default() {
            "200" | "201" => Ok(body),
            "429" => bail!(
                "the server limits what one address may do; for a load test start it with\n  \
                 chabudai serve --max-requests 0 --max-seats 0 --max-connections 0 --max-sockets 0 --max-messages 0 --max-table-messages 0"
            ),
            status => bail!("the server answers {status}: {body}"),
        }
    }
}

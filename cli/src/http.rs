//! One request to a server, over http or https, and its answer.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use rustls::crypto::ring;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(60);

const BROKE_OFF: &str = "the server's answer broke off";

/// What a server has answered.
#[derive(Debug)]
pub(crate) struct Answer {
    /// The status, as `200 OK`.
    pub(crate) status: String,
    body: String,
}

impl Answer {
    /// Reads all that came until the connection ended. Not everybody says goodbye before they go: whether all is
    /// there is told by the length that was announced.
    fn read(bytes: Vec<u8>) -> anyhow::Result<Answer> {
        ensure!(!bytes.is_empty(), BROKE_OFF);
        ensure!(bytes.starts_with(b"HTTP/"), "what answers there does not speak http; is it https?");
        let text = String::from_utf8(bytes).context("what answers there is no server of ours")?;
        let (head, body) = text.split_once("\r\n\r\n").context(BROKE_OFF)?;
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split_once(' ')).map_or("", |(_, status)| status);
        let length = lines.filter_map(|line| line.split_once(':')).find_map(|(name, value)| {
            name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>())
        });
        if let Some(length) = length {
            ensure!(length.is_ok_and(|length| length == body.len()), BROKE_OFF);
        }
        Ok(Answer { status: status.to_owned(), body: body.to_owned() })
    }

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

/// A server that can be asked.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    /// Host and perhaps port, as people write them.
    authority: String,
    /// How its certificate is looked at; nothing where it speaks plain http.
    trust: Option<Arc<ClientConfig>>,
}

impl Origin {
    /// A server that speaks plain http.
    pub(crate) fn plain(authority: impl Into<String>) -> Origin {
        Origin { authority: authority.into(), trust: None }
    }

    /// A server that speaks https, whose certificate is trusted if this machine does, or the file that
    /// `SSL_CERT_FILE` names.
    pub(crate) fn secure(authority: impl Into<String>) -> anyhow::Result<Origin> {
        let found = rustls_native_certs::load_native_certs();
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(found.certs);
        if roots.is_empty() {
            let why = found.errors.first().map(|error| format!(": {error}")).unwrap_or_default();
            bail!(
                "this machine knows no certificates to trust{why}; install some (Debian's package is ca-certificates), or name a file of them in SSL_CERT_FILE"
            );
        }
        let trust = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Origin { authority: authority.into(), trust: Some(Arc::new(trust)) })
    }

    /// The server's address as people write it.
    pub(crate) fn url(&self) -> String {
        format!("{}://{}", if self.trust.is_some() { "https" } else { "http" }, self.authority)
    }

    /// Its name and its port.
    fn host_and_port(&self) -> anyhow::Result<(&str, u16)> {
        let (host, port) = match self.authority.rsplit_once(':') {
            // The colons of an IPv6 address stand in brackets.
            Some((host, port)) if !port.ends_with(']') => {
                (host, port.parse().with_context(|| format!("{port:?} is no port"))?)
            }
            _ => (&self.authority[..], if self.trust.is_some() { 443 } else { 80 }),
        };
        Ok((host.trim_start_matches('[').trim_end_matches(']'), port))
    }

    /// Asks it, perhaps as whoever has a token.
    pub(crate) fn ask(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> anyhow::Result<Answer> {
        let authorization =
            token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{authorization}\
             Connection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.authority,
            body.len()
        );
        let (host, stream) = self.connect()?;
        let answer = match &self.trust {
            None => converse(stream, &request).context(BROKE_OFF),
            Some(trust) => {
                let name = ServerName::try_from(host.to_owned())
                    .with_context(|| format!("no certificate can be for {host:?}"))?;
                let tls = ClientConnection::new(Arc::clone(trust), name)?;
                converse(StreamOwned::new(tls, stream), &request).map_err(|error| distrust(host, error))
            }
        };
        Answer::read(answer?)
    }

    fn connect(&self) -> anyhow::Result<(&str, TcpStream)> {
        let (host, port) = self.host_and_port()?;
        let addresses: Vec<_> = (host, port)
            .to_socket_addrs()
            .with_context(|| format!("there is no server called {host}; is the link right?"))?
            .collect();
        let stream = TcpStream::connect(&addresses[..])
            .with_context(|| format!("nobody answers at {}; has the server ended?", self.authority))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok((host, stream))
    }
}

/// Says it, and listens until the other side is silent.
fn converse(mut stream: impl Read + Write, request: &str) -> io::Result<Vec<u8>> {
    stream.write_all(request.as_bytes())?;
    stream.flush()?;
    let mut answer = Vec::new();
    match stream.read_to_end(&mut answer) {
        // Whoever speaks https and goes without a goodbye.
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(answer),
        read => read.map(|_| answer),
    }
}

/// What went wrong with https, and what can be done about it.
fn distrust(host: &str, error: io::Error) -> anyhow::Error {
    let tls = error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
    let sentence = match tls {
        Some(rustls::Error::InvalidCertificate(_)) => format!(
            "the certificate of {host} cannot be trusted; if it is one of your own, name the file of who signed it in SSL_CERT_FILE"
        ),
        Some(rustls::Error::InvalidMessage(_)) => {
            format!("{host} does not speak https there; is it http:// or another port?")
        }
        Some(_) => format!("{host} and this program find no common https"),
        None => BROKE_OFF.to_owned(),
    };
    anyhow::Error::new(error).context(sentence)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_whole_or_an_error() {
        let read = |text: &str| Answer::read(text.into());
        let whole = read("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}").unwrap();
        assert!(whole.is(200) && whole.json::<Value>().is_ok());
        assert!(read("HTTP/1.1 204 No Content\r\n\r\n").unwrap().is(204));
        for broken in ["", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n{}"] {
            assert!(read(broken).unwrap_err().to_string().contains("broke off"), "{broken:?}");
        }
        let alert = Answer::read(vec![0x15, 0x03, 0x03, 0, 2, 2, 50]).unwrap_err();
        assert!(alert.to_string().contains("is it https?"), "{alert}");
    }

    #[test]
    fn hosts_have_the_port_of_their_protocol_unless_they_say_otherwise() {
        let read = |authority: &str| {
            let origin = Origin::plain(authority);
            origin.host_and_port().map(|(host, port)| (host.to_owned(), port)).ok()
        };
        assert_eq!(read("cards.local"), Some(("cards.local".into(), 80)));
        assert_eq!(read("localhost:4747"), Some(("localhost".into(), 4747)));
        assert_eq!(read("[::1]:4747"), Some(("::1".into(), 4747)));
        assert_eq!(read("[::1]"), Some(("::1".into(), 80)));
        assert_eq!(read("localhost:x"), None);
    }
}

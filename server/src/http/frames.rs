//! The WebSocket itself: its beginning, and messages that go out as they are, without a buffer of the socket's own.

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use bytes::Buf;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{self, Message};

use crate::error::Error;

/// The largest message of a client.
const MESSAGE: usize = 4 * 1024;
/// What is read at once; the messages of clients are far shorter. The library's own 128 KiB would cost half a megabyte a table.
const READ: usize = 1024;
/// The buffer of the library's own answers, which are short.
const WRITE: usize = 128;

/// A client that asks for a WebSocket in the proper way.
pub(super) struct Handshake {
    accept: HeaderValue,
    upgrading: OnUpgrade,
}

impl Handshake {
    /// Reads the request as RFC 6455 has it.
    pub(super) fn read(request: &mut Request) -> Result<Handshake, Error> {
        let headers = request.headers();
        let says = |name, wanted: &str| mentions(headers, &name, wanted);
        let proper = says(header::CONNECTION, "upgrade")
            && says(header::UPGRADE, "websocket")
            && says(header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| proper);
        let accept = key.and_then(|key| HeaderValue::from_str(&derive_accept_key(key.as_bytes())).ok());
        let upgrading = request.extensions_mut().remove::<OnUpgrade>();
        let improper = || Error::BadRequest("this address is for WebSockets, version 13".into());
        Ok(Handshake { accept: accept.ok_or_else(improper)?, upgrading: upgrading.ok_or_else(improper)? })
    }

    /// Agrees, and then serves the socket.
    pub(super) fn agree<F: Future<Output = ()> + Send + 'static>(
        self,
        serve: impl FnOnce(Socket) -> F + Send + 'static,
    ) -> Response {
        let Handshake { accept, upgrading } = self;
        tokio::spawn(async move {
            match upgrading.await {
                Ok(upgraded) => serve(Socket::new(upgraded).await).await,
                Err(error) => tracing::debug!(%error, "a client went away before its WebSocket began"),
            }
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept);
        response
    }
}

/// Whether one of the header's words is this one.
fn mentions(headers: &HeaderMap, name: &HeaderName, wanted: &str) -> bool {
    let words = headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().split(',');
    words.into_iter().any(|word| word.trim().eq_ignore_ascii_case(wanted))
}

/// A WebSocket.
pub(super) struct Socket(WebSocketStream<TokioIo<Upgraded>>);

impl Socket {
    async fn new(upgraded: Upgraded) -> Socket {
        let config = WebSocketConfig::default()
            .max_message_size(Some(MESSAGE))
            .max_frame_size(Some(MESSAGE))
            .read_buffer_size(READ)
            .write_buffer_size(WRITE);
        Socket(WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await)
    }

    /// The next message; nothing if the client has gone.
    pub(super) async fn next(&mut self) -> Option<Message> {
        self.0.next().await?.ok()
    }

    /// Sends a text. The library would copy it to a buffer that keeps the size of the largest message, for every socket; so the frame
    /// is written here, behind whatever the library still has to say.
    pub(super) async fn send(&mut self, text: Bytes) -> tungstenite::Result<()> {
        self.0.flush().await?;
        let mut head = Vec::with_capacity(16);
        let whole_text = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        whole_text.format(text.len() as u64, &mut head)?;
        let mut frame = Bytes::from(head).chain(text);
        Ok(self.0.get_mut().write_all_buf(&mut frame).await?)
    }

    /// Asks whether the client is still there.
    pub(super) async fn ping(&mut self) -> tungstenite::Result<()> {
        self.0.send(Message::Ping(Bytes::new())).await
    }

    /// Says goodbye: the client may come back.
    pub(super) async fn close(&mut self) -> tungstenite::Result<()> {
        let goodbye = CloseFrame { code: CloseCode::Away, reason: "come back".into() };
        self.0.send(Message::Close(Some(goodbye))).await
    }
}

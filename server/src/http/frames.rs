//! The WebSocket itself: its beginning, and messages that go out as they are, without a buffer of the
//! socket's own.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Parts, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{self, Message};
use tracing::Instrument;

use crate::error::Error;
use crate::wire::Outlet;

/// The largest message of a client.
const MESSAGE: usize = 4 * 1024;
/// What is read at once; the messages of clients are far shorter. The library's own 128 KiB would cost half a
/// megabyte a table.
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
        let serve = async move {
            match upgrading.await {
                Ok(upgraded) => match Socket::new(upgraded).await {
                    Some(socket) => serve(socket).await,
                    None => tracing::error!("a WebSocket came over a connection of an unknown kind"),
                },
                Err(error) => tracing::debug!(%error, "a client went away before its WebSocket began"),
            }
        };
        // What is logged about the socket has the id of the request that it began with.
        tokio::spawn(serve.in_current_span());
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

/// A WebSocket: messages come in through it, and all that goes out goes through its [`Outlet`].
pub(super) struct Socket {
    stream: WebSocketStream<Wire>,
    pub(super) outlet: Arc<Outlet>,
}

impl Socket {
    /// Nothing if the connection is not one that this server has accepted itself.
    async fn new(upgraded: Upgraded) -> Option<Socket> {
        let Parts { io, read_buf, .. } = upgraded.downcast::<TokioIo<TcpStream>>().ok()?;
        let (inlet, outlet) = io.into_inner().into_split();
        let outlet = Arc::new(Outlet::new(outlet));
        let config = WebSocketConfig::default()
            .max_message_size(Some(MESSAGE))
            .max_frame_size(Some(MESSAGE))
            .read_buffer_size(READ)
            .write_buffer_size(WRITE);
        let wire = Wire { inlet, outlet: Arc::clone(&outlet) };
        let stream =
            WebSocketStream::from_partially_read(wire, read_buf.to_vec(), Role::Server, Some(config)).await;
        Some(Socket { stream, outlet })
    }

    /// The next message; nothing if the client has gone.
    pub(super) async fn next(&mut self) -> Option<Message> {
        self.stream.next().await?.ok()
    }

    /// Asks whether the client is still there.
    pub(super) async fn ping(&mut self) -> tungstenite::Result<()> {
        self.stream.send(Message::Ping(Bytes::new())).await
    }

    /// Says goodbye: the client may come back.
    pub(super) async fn close(&mut self) -> tungstenite::Result<()> {
        let goodbye = CloseFrame { code: CloseCode::Away, reason: "come back".into() };
        self.stream.send(Message::Close(Some(goodbye))).await
    }
}

/// The connection as the library sees it: the few frames that it writes itself, each of them whole, queue up
/// with all others.
struct Wire {
    inlet: OwnedReadHalf,
    outlet: Arc<Outlet>,
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inlet).poll_read(context, buffer)
    }
}

impl AsyncWrite for Wire {
    fn poll_write(self: Pin<&mut Self>, _: &mut Context<'_>, frames: &[u8]) -> Poll<io::Result<usize>> {
        self.outlet.send(Bytes::copy_from_slice(frames));
        Poll::Ready(Ok(frames.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    /// The socket is shut down when its last owner lets go of it.
    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}

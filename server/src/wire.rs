//! The way out to a client: messages go straight to its socket, and wait only if it does not read.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use bytes::Buf;
use serde::Serialize;
use tokio::net::tcp::OwnedWriteHalf;
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// How many messages a client that does not read may leave waiting before it has to start anew.
const BACKLOG: usize = 16;

/// A message as it goes over the wire: JSON in one WebSocket frame. It is the same for all who are told the
/// same.
pub(crate) fn frame(message: &impl Serialize) -> Bytes {
    thread_local! {
        /// Where messages are written before their length is known.
        static DRAFT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    DRAFT.with_borrow_mut(|draft| {
        draft.clear();
        // Our own types have string keys and no failing serializers, and writing to a list cannot fail.
        let _ = serde_json::to_writer(&mut *draft, message);
        let whole_text = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        let length = draft.len() as u64;
        let mut frame = Vec::with_capacity(whole_text.len(length) + draft.len());
        let _ = whole_text.format(length, &mut frame);
        frame.extend_from_slice(draft);
        Bytes::from(frame)
    })
}

/// The way out to one client. Whoever has something to say writes it to the socket at once, without waking
/// anybody; the connection's own task is only needed once a client reads too slowly.
#[derive(Debug)]
pub(crate) struct Outlet {
    socket: OwnedWriteHalf,
    backlog: Mutex<Backlog>,
    /// Rung when there is something for the connection's task to do.
    bell: Notify,
}

#[derive(Debug, Default)]
struct Backlog {
    frames: VecDeque<Bytes>,
    /// The client has missed something, so that nothing it could be told means anything before a fresh start.
    missed: bool,
    closing: bool,
}

impl Outlet {
    pub(crate) fn new(socket: OwnedWriteHalf) -> Outlet {
        Outlet { socket, backlog: Mutex::default(), bell: Notify::new() }
    }

    fn backlog(&self) -> MutexGuard<'_, Backlog> {
        self.backlog.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a frame, unless the client has already missed something and waits for a fresh start.
    pub(crate) fn send(&self, mut frame: Bytes) {
        let mut backlog = self.backlog();
        if backlog.missed {
            return;
        }
        match backlog.frames.len() {
            // An error will meet the connection's task as well, which knows what to do.
            0 if self.write(&mut frame).unwrap_or(false) => {}
            BACKLOG.. => {
                backlog.missed = true;
                metrics::counter!("chabudai_dropped_total", "what" => "message").increment(1);
            }
            _ => {
                backlog.frames.push_back(frame);
                self.bell.notify_one();
            }
        }
    }

    /// Sends everything, to a client that may have missed something. Whoever calls this holds the table, so
    /// nothing comes between the end of the silence and the fresh start.
    pub(crate) fn start_anew(&self, welcome: Bytes) {
        self.backlog().missed = false;
        self.send(welcome);
    }

    /// Whether the client has missed something.
    pub(crate) fn has_missed(&self) -> bool {
        self.backlog().missed
    }

    /// Nothing more: the connection is to end once everything has been said.
    pub(crate) fn close(&self) {
        self.backlog().closing = true;
        self.bell.notify_one();
    }

    /// Whether the connection is to end.
    pub(crate) fn is_closing(&self) -> bool {
        self.backlog().closing
    }

    /// Waits until there is something to do, and then until nothing waits to be written.
    pub(crate) async fn attend(&self) -> io::Result<()> {
        // Who was called away in the middle of it finds frames waiting and no bell ringing.
        let idle = self.backlog().frames.is_empty();
        if idle {
            self.bell.notified().await;
        }
        self.flush().await
    }

    /// Waits until nothing waits to be written.
    pub(crate) async fn flush(&self) -> io::Result<()> {
        while !self.write_backlog()? {
            self.socket.writable().await?;
        }
        Ok(())
    }

    /// Writes of the backlog what the socket takes. Whether that was all.
    fn write_backlog(&self) -> io::Result<bool> {
        let mut backlog = self.backlog();
        while let Some(frame) = backlog.frames.front_mut() {
            if !self.write(frame)? {
                return Ok(false);
            }
            backlog.frames.pop_front();
        }
        Ok(true)
    }

    /// Writes of the frame what the socket takes. Whether that was all.
    fn write(&self, frame: &mut Bytes) -> io::Result<bool> {
        while !frame.is_empty() {
            match self.socket.try_write(frame) {
                Ok(written) => frame.advance(written),
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(false),
                Err(error) => return Err(error),
            }
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio::io::AsyncReadExt;
    use tokio::net::{TcpListener, TcpStream};

    use super::*;

    /// Larger than the socket's buffers, so that whoever does not read lets it wait.
    const LONG: usize = 16 << 20;

    async fn outlet() -> (Arc<Outlet>, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (server, _) = listener.accept().await.unwrap();
        server.writable().await.unwrap();
        (Arc::new(Outlet::new(server.into_split().1)), client)
    }

    async fn hear(client: &mut TcpStream, bytes: usize) -> String {
        let mut heard = vec![0; bytes];
        client.read_exact(&mut heard).await.unwrap();
        String::from_utf8(heard).unwrap()
    }

    #[tokio::test]
    async fn what_is_said_is_on_its_way_at_once() {
        let (outlet, mut client) = outlet().await;
        outlet.send(Bytes::from_static(b"one"));
        outlet.send(Bytes::from_static(b"two"));
        assert_eq!(hear(&mut client, 6).await, "onetwo");
    }

    #[tokio::test]
    async fn whoever_has_missed_something_hears_nothing_before_a_fresh_start() {
        let (outlet, mut client) = outlet().await;
        outlet.send(Bytes::from(vec![b'.'; LONG]));
        (1..BACKLOG).for_each(|_| outlet.send(Bytes::from_static(b"a")));
        assert!(!outlet.has_missed());
        outlet.send(Bytes::from_static(b"no room"));
        outlet.send(Bytes::from_static(b"means nothing without the one before"));
        assert!(outlet.has_missed());
        let attended = tokio::spawn({
            let outlet = Arc::clone(&outlet);
            async move { outlet.attend().await }
        });
        assert_eq!(hear(&mut client, LONG).await.len(), LONG);
        assert_eq!(hear(&mut client, BACKLOG - 1).await, "a".repeat(BACKLOG - 1));
        attended.await.unwrap().unwrap();
        outlet.start_anew(Bytes::from_static(b"welcome"));
        outlet.send(Bytes::from_static(b"back"));
        assert_eq!(hear(&mut client, 11).await, "welcomeback");
    }

    #[tokio::test]
    async fn nothing_is_lost_when_the_task_is_called_away_in_the_middle() {
        let (outlet, mut client) = outlet().await;
        outlet.send(Bytes::from(vec![b'.'; LONG]));
        outlet.send(Bytes::from_static(b"end"));
        let unread = tokio::time::timeout(std::time::Duration::from_millis(20), outlet.attend()).await;
        assert!(unread.is_err(), "the client does not read yet");
        let reading = tokio::spawn(async move {
            hear(&mut client, LONG).await;
            hear(&mut client, 3).await
        });
        outlet.attend().await.unwrap();
        assert_eq!(reading.await.unwrap(), "end");
    }

    #[test]
    fn a_frame_is_a_text_of_the_websocket_protocol() {
        assert_eq!(frame(&"ab")[..], *b"\x81\x04\"ab\"");
        let long = frame(&"x".repeat(300));
        assert_eq!((long[0], long[1], long.len()), (0x81, 126, 4 + 302));
    }
}

//! Who is connected to a table, and what each has been told.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::body::Bytes;
use engine::{Eye, MAX_SEATS, Seat};
use serde::Serialize;
use tokio::sync::mpsc;

use super::known::Known;

/// What goes to a client.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    /// A message.
    Text(Bytes),
    /// Nothing more: the socket is to be closed.
    Close,
}

/// A connected client.
#[derive(Debug)]
pub(crate) struct Client {
    /// Different for every connection.
    pub(crate) id: u64,
    /// Its seat; a spectator has none.
    pub(crate) seat: Option<Seat>,
    /// Leads to its socket. A client that reads too slowly fills it, and then gets everything anew when it has caught up.
    outbox: mpsc::Sender<Out>,
    /// Whether the client has missed something.
    lagging: Arc<AtomicBool>,
}

impl Client {
    pub(crate) fn new(
        id: u64,
        seat: Option<Seat>,
        outbox: mpsc::Sender<Out>,
        lagging: Arc<AtomicBool>,
    ) -> Client {
        Client { id, seat, outbox, lagging }
    }

    /// Sends, unless the client has already missed something and waits for a fresh start.
    pub(crate) fn send(&self, out: Out) {
        if !self.is_lagging() && self.outbox.try_send(out).is_err() {
            self.lagging.store(true, Ordering::Relaxed);
        }
    }

    /// Whether the client has missed something.
    pub(crate) fn is_lagging(&self) -> bool {
        self.lagging.load(Ordering::Relaxed)
    }

    /// Sends everything, to a client that may have missed something. Whoever calls this has the table to himself, so nothing
    /// comes between the end of the silence and the fresh start.
    pub(crate) fn start_anew(&self, welcome: Bytes) {
        self.lagging.store(false, Ordering::Relaxed);
        self.send(Out::Text(welcome));
    }

    pub(crate) fn eye(&self) -> Eye {
        self.seat.map_or(Eye::Spectator, Eye::Seat)
    }
}

/// Everybody who is connected.
#[derive(Debug, Default)]
pub(crate) struct Audience {
    pub(crate) clients: Vec<Client>,
    /// What each eye has been told; nothing where nobody listens. The last place is the spectators'.
    known: [Option<Box<Known>>; MAX_SEATS + 1],
}

fn place(eye: Eye) -> usize {
    match eye {
        Eye::Seat(seat) => seat.index(),
        Eye::Spectator | Eye::All => MAX_SEATS,
    }
}

impl Audience {
    /// Whether somebody in this seat is connected.
    pub(crate) fn has(&self, seat: Seat) -> bool {
        self.clients.iter().any(|client| client.seat == Some(seat))
    }

    /// How many watch.
    pub(crate) fn spectators(&self) -> u32 {
        self.clients.iter().filter(|client| client.seat.is_none()).count() as u32
    }

    /// Whether a player, and not only spectators, is connected.
    pub(crate) fn has_players(&self) -> bool {
        self.clients.iter().any(|client| client.seat.is_some())
    }

    pub(crate) fn known(&mut self, eye: Eye) -> &mut Option<Box<Known>> {
        &mut self.known[place(eye)]
    }

    /// Takes a client out; what its eye was told is forgotten if nobody else has the same.
    pub(crate) fn remove(&mut self, id: u64) -> Option<Client> {
        let at = self.clients.iter().position(|client| client.id == id)?;
        let client = self.clients.swap_remove(at);
        if !self.clients.iter().any(|other| other.seat == client.seat) {
            *self.known(client.eye()) = None;
        }
        Some(client)
    }

    /// The same to everybody.
    pub(crate) fn tell_all(&self, message: &impl Serialize) {
        if !self.clients.is_empty() {
            let text = text(message);
            self.clients.iter().for_each(|client| client.send(Out::Text(text.clone())));
        }
    }

    pub(crate) fn client(&self, id: u64) -> Option<&Client> {
        self.clients.iter().find(|client| client.id == id)
    }
}

/// A message as it goes over the wire.
pub(crate) fn text(message: &impl Serialize) -> Bytes {
    thread_local! {
        /// Where messages are written before their length is known.
        static DRAFT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    DRAFT.with_borrow_mut(|draft| {
        draft.clear();
        // Our own types have string keys and no failing serializers, so this cannot fail.
        let _ = serde_json::to_writer(&mut *draft, message);
        Bytes::copy_from_slice(draft)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_missed_something_hears_nothing_before_a_fresh_start() {
        let (outbox, mut inbox) = mpsc::channel(2);
        let client = Client::new(1, None, outbox, Arc::default());
        let say = |text: &'static str| client.send(Out::Text(Bytes::from_static(text.as_bytes())));
        let mut heard = || {
            let next = std::iter::from_fn(|| inbox.try_recv().ok());
            next.map(|out| format!("{out:?}")).collect::<Vec<_>>()
        };
        ["one", "two", "three"].into_iter().for_each(say);
        assert_eq!(heard(), [r#"Text(b"one")"#, r#"Text(b"two")"#], "the third found no room");
        say("four");
        assert!(client.is_lagging() && heard().is_empty(), "without the third the fourth means nothing");
        client.start_anew(Bytes::from_static(b"welcome"));
        say("five");
        assert_eq!(heard(), [r#"Text(b"welcome")"#, r#"Text(b"five")"#]);
    }
}

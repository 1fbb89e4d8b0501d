//! Who is connected to a table, and what each has been told.

use std::sync::Arc;

use engine::{Eye, MAX_SEATS, Seat};
use serde::Serialize;

use super::told::Told;
use crate::wire::{Outlet, frame};

/// A connected client.
#[derive(Debug)]
pub(crate) struct Client {
    /// Different for every connection.
    pub(crate) id: u64,
    /// Its seat; a spectator has none.
    pub(crate) seat: Option<Seat>,
    /// Leads to its socket. A client that reads too slowly fills it, and then gets everything anew when it has caught up.
    pub(crate) outlet: Arc<Outlet>,
}

impl Client {
    pub(crate) fn eye(&self) -> Eye {
        self.seat.map_or(Eye::Spectator, Eye::Seat)
    }
}

/// Everybody who is connected.
#[derive(Debug, Default)]
pub(crate) struct Audience {
    pub(crate) clients: Vec<Client>,
    /// What each eye has been told; nothing where nobody listens. The last place is the spectators'.
    told: [Option<Box<Told>>; MAX_SEATS + 1],
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

    pub(crate) fn told(&mut self, eye: Eye) -> &mut Option<Box<Told>> {
        &mut self.told[place(eye)]
    }

    /// Takes a client out; what its eye was told is forgotten if nobody else has the same.
    pub(crate) fn remove(&mut self, id: u64) -> Option<Client> {
        let at = self.clients.iter().position(|client| client.id == id)?;
        let client = self.clients.swap_remove(at);
        if !self.clients.iter().any(|other| other.seat == client.seat) {
            *self.told(client.eye()) = None;
        }
        Some(client)
    }

    /// The same to everybody.
    pub(crate) fn tell_all(&self, message: &impl Serialize) {
        if !self.clients.is_empty() {
            let frame = frame(message);
            self.clients.iter().for_each(|client| client.outlet.send(frame.clone()));
        }
    }

    pub(crate) fn client(&self, id: u64) -> Option<&Client> {
        self.clients.iter().find(|client| client.id == id)
    }
}

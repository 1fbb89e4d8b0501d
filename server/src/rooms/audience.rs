//! Subscribers: who is connected to a table, and what each eye has been told.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use engine::{Eye, MAX_SEATS, PerSeat, Seat, Seats};
use room::{Guest, Onlookers};

use super::told::Told;
use crate::cluster::Presence;
use crate::wire::Outlet;

/// A program that has asked for its turn within this time is still there.
const POLLING: Duration = Duration::from_secs(40);

/// A connected client.
#[derive(Debug)]
pub(crate) struct Client {
    /// Different for every connection.
    pub(crate) id: u64,
    /// Its seat; a spectator has none.
    pub(crate) seat: Option<Seat>,
    /// Whether everybody at the table looks at it.
    pub(crate) screen: bool,
    /// Whether it has neither a seat nor the host's nod.
    pub(crate) stranger: bool,
    /// Leads to its socket. A client that reads too slowly fills it, and then gets everything anew when it
    /// has caught up.
    pub(crate) outlet: Arc<Outlet>,
    /// Where it comes from.
    pub(crate) household: IpAddr,
    /// Whether it was told everything once. Before that, nothing that could be told means anything to it.
    pub(crate) welcomed: bool,
}

impl Client {
    pub(crate) fn new(id: u64, guest: Guest, outlet: Arc<Outlet>, household: IpAddr) -> Client {
        let seat = match guest {
            Guest::Seated(seat) => Some(seat),
            Guest::LetIn | Guest::Stranger => None,
        };
        let stranger = guest == Guest::Stranger;
        Client { id, seat, screen: false, stranger, outlet, household, welcomed: false }
    }

    pub(crate) fn eye(&self) -> Eye {
        self.seat.map_or(Eye::Spectator, Eye::Seat)
    }
}

/// A connected client that waits at the door.
#[derive(Debug)]
pub(crate) struct Knocker {
    pub(crate) id: u64,
    /// What the table knows it by.
    pub(crate) knock: u32,
    pub(crate) outlet: Arc<Outlet>,
}

/// A message for the client at this place of the audience.
pub(crate) type Letter = (usize, Bytes);

/// Everybody who is connected.
#[derive(Debug, Default)]
pub(crate) struct Audience {
    pub(crate) clients: Vec<Client>,
    /// Those who knock: they are told nothing but the host's answer.
    pub(crate) porch: Vec<Knocker>,
    /// When each seat last asked for its turn without a socket, as programs do.
    polled: PerSeat<Option<Instant>>,
    /// Who is connected at other nodes, by the node.
    pub(crate) elsewhere: Vec<(String, Presence)>,
    /// Who is connected here, as other nodes were told.
    pub(crate) told_elsewhere: Presence,
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
    /// The seats whose players are connected, here or elsewhere.
    pub(crate) fn present(&self) -> Seats {
        let here = self.clients.iter().filter_map(|client| client.seat);
        here.chain(self.elsewhere.iter().flat_map(|(_, there)| there.seats.iter())).collect()
    }

    /// Who is connected here.
    pub(crate) fn here(&self) -> Presence {
        let Onlookers { spectators, screens } = self.onlookers_here();
        let seats = self.clients.iter().filter_map(|client| client.seat).collect();
        let knocks = self.porch.iter().map(|knocker| knocker.knock).collect();
        Presence { seats, spectators, screens, knocks }
    }

    /// A program has asked for its turn.
    pub(crate) fn note_poll(&mut self, seat: Seat) {
        self.polled[seat] = Some(Instant::now());
    }

    /// The seats that others see as there: the connected ones, and programs that wait for their turn. Nobody waits for
    /// a program to agree to anything, so it is not present.
    pub(crate) fn seen(&self) -> Seats {
        let polls = |seat: &Seat| self.polled[*seat].is_some_and(|polled| polled.elapsed() < POLLING);
        self.present().iter().chain(Seat::ALL.iter().copied().filter(polls)).collect()
    }

    /// Where the player comes from who has been here longest.
    pub(crate) fn household(&self) -> Option<IpAddr> {
        self.clients.iter().find(|client| client.seat.is_some()).map(|client| client.household)
    }

    /// The same message for all of these clients.
    pub(crate) fn letters(&self, frame: Bytes, to: impl Fn(&Client) -> bool) -> impl Iterator<Item = Letter> {
        let clients = self.clients.iter().enumerate();
        clients.filter(move |(_, client)| to(client)).map(move |(place, _)| (place, frame.clone()))
    }

    /// Who watches, here or elsewhere.
    pub(crate) fn onlookers(&self) -> Onlookers {
        self.elsewhere.iter().fold(self.onlookers_here(), |all, (_, there)| {
            let Onlookers { spectators, screens } = there.onlookers();
            Onlookers { spectators: all.spectators + spectators, screens: all.screens + screens }
        })
    }

    fn onlookers_here(&self) -> Onlookers {
        let watching = self.clients.iter().filter(|client| client.seat.is_none());
        watching.fold(Onlookers::default(), |all, client| Onlookers {
            spectators: all.spectators + 1,
            screens: all.screens + u32::from(client.screen),
        })
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

    pub(crate) fn client(&self, id: u64) -> Option<&Client> {
        self.clients.iter().find(|client| client.id == id)
    }

    pub(crate) fn client_mut(&mut self, id: u64) -> Option<&mut Client> {
        self.clients.iter_mut().find(|client| client.id == id)
    }
}

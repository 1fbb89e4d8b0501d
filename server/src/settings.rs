//! How a server is run. Flags win over the environment, the environment over the file, the file over what is
//! here.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use crate::store::Place;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where whoever runs it can look and act: figures, health, tables. Nobody else should reach it.
    pub admin: Option<SocketAddr>,
    /// The folder of its database, and of the key for whoever runs it.
    pub data: PathBuf,
    /// Where tables are kept, if not in that folder.
    pub store: Option<Place>,
    /// How servers of one database tell each other what has happened, if not by the database itself.
    pub bus: Option<String>,
    /// How many threads think for the bots of one address; there is one more, for another one's.
    pub bot_threads: usize,
    /// How long a table that nobody uses stays in memory.
    pub rest: Duration,
    /// Limits for each address and each table.
    pub limits: Limits,
    /// How long a connection may take until the head of a request has come, the first or the next.
    pub silence: Duration,
    /// How long a table waits before it tries again to write what could not be written; then twice as long.
    pub retry: Duration,
    /// How long a request may take from its head to its answer.
    pub request_time: Duration,
    /// For how long what is kept is kept.
    pub keep: Keep,
    /// The origins that it goes by, besides addresses and names of the local network: `https://cards.example`.
    pub origins: Vec<String>,
    /// Whether the address of a client is the last one in `X-Forwarded-For`, because a proxy of ours puts it
    /// there.
    pub trust_proxy: bool,
    /// Whether browsers come over https, by a proxy in front: then the cookie travels over nothing else.
    pub https: bool,
}

/// For how many days what is kept is kept, after it was last used. 0 is for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Tables whose game nobody has finished, with all that belongs to them.
    pub unfinished_days: u32,
    /// Finished games and their tables.
    pub finished_days: u32,
    /// What was said at tables.
    pub chat_days: u32,
}

impl Default for Keep {
    fn default() -> Keep {
        Keep { unfinished_days: 90, finished_days: 0, chat_days: 30 }
    }
}

/// What one address and one table may do. 0 is no limit.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests a minute.
    pub requests: u32,
    /// New tables and joins a minute.
    pub seats: u32,
    /// Connections at the same time that are no WebSockets. Behind a proxy they are the proxy's to count.
    pub connections: u32,
    /// WebSockets at the same time.
    pub sockets: u32,
    /// Lines of chat a minute from one seat, a sixth of them at once.
    pub chat: u32,
    /// Messages a second on one WebSocket.
    pub messages: u32,
    /// Seconds a minute that bots think about hints and analyses.
    pub thinking: u32,
    /// Messages and requests a second at one table, from all people together, and as many from all programs.
    pub table_messages: u32,
    /// Requests a minute of programs that play, at their own address (`/turn`): they count apart from people's.
    pub turns: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 1200,
            seats: 120,
            connections: 200,
            sockets: 200,
            chat: 60,
            messages: 50,
            thinking: 60,
            table_messages: 100,
            turns: 2400,
        }
    }
}

impl Limits {
    /// No limits at all.
    pub const NONE: Limits = Limits {
        requests: 0,
        seats: 0,
        connections: 0,
        sockets: 0,
        chat: 0,
        messages: 0,
        thinking: 0,
        table_messages: 0,
        turns: 0,
    };
}

/// Where a server listens if nothing else is said.
const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 4747);

impl Settings {
    /// Where a server that listens here can be administered, if nothing else is said: by this machine alone, at
    /// the next port, or at any free one beside any free one.
    pub fn usual_admin(listen: SocketAddr) -> Option<SocketAddr> {
        let port = if listen.port() == 0 { Some(0) } else { listen.port().checked_add(1) };
        port.map(|port| SocketAddr::from((Ipv4Addr::LOCALHOST, port)))
    }

    /// A server for this folder, as it is run where nothing else is said.
    pub fn new(data: PathBuf) -> Settings {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Settings {
            listen: LISTEN,
            admin: Settings::usual_admin(LISTEN),
            data,
            store: None,
            bus: None,
            bot_threads: cores.saturating_sub(1).max(1),
            rest: Duration::from_secs(60),
            limits: Limits::default(),
            silence: Duration::from_secs(15),
            retry: Duration::from_secs(1),
            request_time: Duration::from_secs(30),
            keep: Keep::default(),
            origins: Vec::new(),
            trust_proxy: false,
            https: false,
        }
    }
}

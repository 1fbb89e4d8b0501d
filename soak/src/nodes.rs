//! Several servers of one database: killed, paused, cut off from their bus and their database, with clocks of their own,
//! while every game is played by clients who go on at another server.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Context, ensure};
use engine::{Rng, Seed};
use rustix::process::Signal;
use serde_json::Value;
use server::store::Place;
use sqlx::Connection;
use tempfile::TempDir;
use tokio::task::JoinSet;

use crate::client::Home;
use crate::faults::{Faults, Wrong};
use crate::ledger::Ledger;
use crate::player::{Player, SharedTable};
use crate::victim::{Program, UNLIMITED, Victim};
use crate::wire::Wire;

/// What is done to them besides killing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// A server stands still for a while, and wakes with what it knew then.
    Pause,
    /// The bus is killed, and comes back.
    Bus,
    /// The database ends as by a crash, and comes back.
    Database,
    /// A server reaches the bus, the database or both no more, for a while.
    Cut { bus: bool, database: bool },
    /// The clock of a server is set.
    Clock,
}

/// One of these after so many kills, in turn.
const FAULTS: [Fault; 7] = [
    Fault::Pause,
    Fault::Cut { bus: true, database: false },
    Fault::Clock,
    Fault::Cut { bus: false, database: true },
    Fault::Bus,
    Fault::Cut { bus: true, database: true },
    Fault::Database,
];
const KILLS_BETWEEN: u64 = 3;

/// By how many seconds clocks are wrong: an hour, a day, years, and before 1970.
const CLOCKS: [i64; 6] = [0, 3600, -3600, 86_400, -31 * 365 * 86_400, -60 * 365 * 86_400];

/// How the trial goes.
#[derive(Clone, Debug)]
pub struct Nodes {
    /// How many kills; everything else in between.
    pub kills: u64,
    /// How many servers.
    pub nodes: usize,
    /// How many tables of each game.
    pub tables: usize,
    /// Another one, another run.
    pub seed: u64,
}

/// What was acknowledged and found again, and what was done to the servers.
#[derive(Clone, Copy, Debug, Default)]
pub struct NodesReport {
    /// Servers that were killed.
    pub kills: u64,
    /// Servers that stood still.
    pub pauses: u64,
    /// How often the bus was killed.
    pub bus: u64,
    /// How often the database was.
    pub database: u64,
    /// How often a server was cut off from the bus, the database or both.
    pub cuts: u64,
    /// How often the clock of a server was set.
    pub clocks: u64,
    /// Acknowledged moves.
    pub moves: usize,
    /// Acknowledged lines of chat.
    pub chats: usize,
    /// Moves that were sent again, and had been played.
    pub repeated: u64,
    /// Finished games that were played again to the last card.
    pub replays: usize,
    /// How often somebody was seated anew after they had lost their server, while the other servers answered.
    pub reseated: usize,
    /// How long that took: the median.
    pub reseated_median: Duration,
    /// And the 99th percentile.
    pub reseated_p99: Duration,
}

/// Databases have names of their own, also those of one process.
static NEXT: AtomicU64 = AtomicU64::new(1);

/// A database of its own, and how to crash the server that it is at.
#[derive(Clone, Debug)]
pub struct Servers {
    store: String,
    restart: Vec<String>,
}

impl Servers {
    /// A new database at the PostgreSQL that `scripts/with-servers` runs, if it does.
    pub async fn of_environment() -> anyhow::Result<Option<Servers>> {
        let Ok(server) = std::env::var("CHABUDAI_TEST_POSTGRES") else { return Ok(None) };
        let restart = std::env::var("CHABUDAI_TEST_RESTART").unwrap_or_default();
        let restart = restart.split_whitespace().map(str::to_owned).collect();
        let name = format!("soak_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let mut db = sqlx::PgConnection::connect(&format!("{server}/postgres")).await?;
        let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
        sqlx::query(create).execute(&mut db).await?;
        Ok(Some(Servers { store: format!("{server}/{name}"), restart }))
    }

    /// Where the database is.
    pub fn store(&self) -> &str {
        &self.store
    }

    /// Ends the database server as a crash would, and starts it again.
    fn crash(&self) -> anyhow::Result<()> {
        let (program, args) =
            self.restart.split_first().context("nobody says how PostgreSQL is restarted")?;
        let status = Command::new(program).args(args).stdout(Stdio::null()).status()?;
        ensure!(status.success(), "PostgreSQL is not restarted: {status}");
        Ok(())
    }
}

/// Where servers are, for those who look for one. There is none when all is over.
#[derive(Debug)]
pub(crate) struct Homes(Mutex<Vec<SocketAddr>>);

impl Homes {
    pub(crate) fn get(&self, number: usize) -> Option<Home> {
        let addresses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = number.checked_rem(addresses.len())?;
        addresses.get(place).map(|address| Home::new(1, *address))
    }

    fn set(&self, place: usize, address: SocketAddr) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)[place] = address;
    }

    fn end(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// A NATS that dies with this value.
#[derive(Debug)]
pub struct Bus {
    process: Child,
    port: u16,
}

impl Bus {
    /// Where it is.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Starts one at this port, or at a free one.
    pub fn start(port: Option<u16>) -> anyhow::Result<Bus> {
        Bus::with(port, &[])
    }

    /// The same with more settings.
    pub fn with(port: Option<u16>, settings: &[&str]) -> anyhow::Result<Bus> {
        let port = match port {
            Some(port) => port,
            None => TcpListener::bind("127.0.0.1:0")?.local_addr()?.port(),
        };
        let process = Command::new("nats-server")
            .args(["-a", "127.0.0.1", "-p", &port.to_string()])
            .args(settings)
            .stderr(Stdio::null())
            .spawn()
            .context("nats-server cannot be started")?;
        let bus = Bus { process, port };
        for _ in 0..200 {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Ok(bus);
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        anyhow::bail!("nats-server does not listen")
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// A server, and what is between it and all others.
#[derive(Debug)]
pub struct Node {
    program: Program,
    /// Its data folder.
    pub folder: TempDir,
    faults: Faults,
    /// What leads to the database.
    pub to_database: Wire,
    /// What leads to the bus.
    pub to_bus: Wire,
}

impl Node {
    /// One that does not run yet.
    pub async fn new(program: &Path, servers: &Servers, bus: &Bus) -> anyhow::Result<Node> {
        let (to_database, store) = Wire::instead(servers.store()).await?;
        let (to_bus, bus) = Wire::instead(&bus.url()).await?;
        let (store, bus) = (format!("--store={store}"), format!("--bus={bus}"));
        let args: Vec<&str> = UNLIMITED.into_iter().chain([&store[..], &bus[..]]).collect();
        let folder = tempfile::tempdir()?;
        let faults = Faults::new(folder.path())?;
        Ok(Node { program: Program::new(program, &args), folder, faults, to_database, to_bus })
    }

    /// Starts it.
    pub fn start(&self) -> anyhow::Result<Victim> {
        Victim::start(&self.program, self.folder.path(), Some(&self.faults))
    }

    fn set_clock(&self, seconds: i64) -> anyhow::Result<()> {
        self.faults.set(Wrong { clock_seconds: seconds, ..Wrong::default() })
    }
}

struct Run {
    servers: Servers,
    nodes: Vec<Arc<Node>>,
    victims: Vec<Victim>,
    homes: Arc<Homes>,
    bus: Option<Bus>,
    ledger: Arc<Mutex<Ledger>>,
    dice: Rng,
    report: NodesReport,
}

/// Does all this while every game of the catalog is played, and compares. An error says what was lost. Calls `each`
/// after every fault.
pub async fn nodes(
    program: &Path,
    servers: Servers,
    wanted: &Nodes,
    mut each: impl FnMut(&NodesReport),
) -> anyhow::Result<NodesReport> {
    let bus = Bus::start(None)?;
    let mut nodes = Vec::new();
    for number in 0..wanted.nodes {
        let node = Node::new(program, &servers, &bus).await?;
        // Their clocks are apart from the beginning.
        node.set_clock(CLOCKS[number % CLOCKS.len()])?;
        nodes.push(Arc::new(node));
    }
    let victims = nodes.iter().map(|node| node.start()).collect::<anyhow::Result<Vec<_>>>()?;
    let homes = Arc::new(Homes(Mutex::new(victims.iter().map(|victim| victim.address).collect())));
    let dice = Rng::new(Seed::from(wanted.seed), 2000);
    let report = NodesReport::default();
    let ledger = Arc::<Mutex<Ledger>>::default();
    let mut run = Run { servers, nodes, victims, homes, bus: Some(bus), ledger, dice, report };
    let mut playing = run.gather(wanted).await?;
    let mut others = FAULTS.into_iter().cycle();
    for kill in 1..=wanted.kills {
        run.kill().await.with_context(|| format!("kill {kill}"))?;
        still_playing(&mut playing).with_context(|| format!("after kill {kill}"))?;
        if kill % KILLS_BETWEEN == 0
            && let Some(fault) = others.next()
        {
            run.inflict(fault).await.with_context(|| format!("after kill {kill}, {fault:?}"))?;
            still_playing(&mut playing).with_context(|| format!("after kill {kill}, {fault:?}"))?;
        }
        each(&run.report);
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    run.homes.end();
    run.victims.clear();
    while let Some(ended) = playing.join_next().await {
        drop(ended??);
    }
    run.compare().await
}

/// Whoever has something to complain about ends the trial.
fn still_playing(playing: &mut JoinSet<anyhow::Result<Player>>) -> anyhow::Result<()> {
    while let Some(ended) = playing.try_join_next() {
        ended??;
    }
    Ok(())
}

impl Run {
    /// Tables of every game, and those who play at them, each beginning at another server than the one before.
    async fn gather(&mut self, wanted: &Nodes) -> anyhow::Result<JoinSet<anyhow::Result<Player>>> {
        let mut playing = JoinSet::new();
        for about in catalog::games() {
            let seats = *about.players.start();
            for number in 0..wanted.tables {
                let home = self.homes.get(number).context("no server")?;
                let gathered = home.gather(about.slug, seats, Value::Null).await?;
                let table = Arc::new(SharedTable::new(gathered.table));
                for (seat, token) in (0..).zip(gathered.tokens) {
                    self.ledger().sat(&table.id, &token, seat);
                    let first = playing.len();
                    let seed = wanted.seed + first as u64;
                    let player = Player::new(Arc::clone(&table), seat, token, seed, Arc::clone(&self.ledger));
                    playing.spawn(player.on_shaky_ground().wander(Arc::clone(&self.homes), first));
                }
            }
        }
        Ok(playing)
    }

    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One of the servers.
    fn any(&mut self) -> usize {
        self.dice.below(self.victims.len() as u32) as usize
    }

    /// A server is killed, and comes back.
    async fn kill(&mut self) -> anyhow::Result<()> {
        self.wait(100, 300).await;
        self.report.kills += 1;
        let place = self.any();
        self.victims[place].kill()?;
        self.wait(0, 200).await;
        let node = Arc::clone(&self.nodes[place]);
        self.victims[place] = tokio::task::spawn_blocking(move || node.start()).await??;
        self.homes.set(place, self.victims[place].address);
        Ok(())
    }

    async fn inflict(&mut self, fault: Fault) -> anyhow::Result<()> {
        self.wait(100, 300).await;
        self.ledger().troubles += 1;
        let place = self.any();
        match fault {
            Fault::Pause => {
                self.report.pauses += 1;
                self.victims[place].signal(Signal::STOP)?;
                // Sometimes for so long that the others take it for dead.
                self.wait(500, 4_000).await;
                self.victims[place].signal(Signal::CONT)?;
            }
            Fault::Cut { bus, database } => {
                self.report.cuts += 1;
                let node = Arc::clone(&self.nodes[place]);
                let cut: Vec<&Wire> = [(bus, &node.to_bus), (database, &node.to_database)]
                    .into_iter()
                    .filter_map(|(cut, wire)| cut.then_some(wire))
                    .collect();
                cut.iter().for_each(|wire| wire.cut());
                // Sometimes for longer than it waits for an answer.
                self.wait(500, 7_000).await;
                cut.iter().for_each(|wire| wire.mend());
            }
            Fault::Clock => {
                self.report.clocks += 1;
                let seconds = *self.dice.pick(&CLOCKS).unwrap_or(&0);
                self.nodes[place].set_clock(seconds)?;
            }
            Fault::Bus => {
                self.report.bus += 1;
                let port = self.bus.take().map(|bus| bus.port);
                self.wait(300, 700).await;
                self.bus = Some(Bus::start(port)?);
            }
            Fault::Database => {
                self.report.database += 1;
                let servers = self.servers.clone();
                tokio::task::spawn_blocking(move || servers.crash()).await??;
                self.wait(500, 500).await;
            }
        }
        // What was lost meanwhile is found by the next try, or the one after it.
        self.wait(1_000, 0).await;
        self.ledger().troubles += 1;
        Ok(())
    }

    async fn wait(&mut self, least: u32, more: u32) {
        let time = least + self.dice.below(more + 1);
        tokio::time::sleep(Duration::from_millis(time.into())).await;
    }

    async fn compare(self) -> anyhow::Result<NodesReport> {
        let ledger = self.ledger().clone();
        let replays = ledger.compare(&Place::Postgres(self.servers.store.clone())).await?;
        let mut reseated = ledger.reseated.clone();
        reseated.sort_unstable();
        let percentile =
            |percent: usize| reseated.get(reseated.len() * percent / 100).copied().unwrap_or_default();
        Ok(NodesReport {
            moves: ledger.moves(),
            chats: ledger.chats(),
            repeated: ledger.repeated,
            replays,
            reseated: reseated.len(),
            reseated_median: percentile(50),
            reseated_p99: percentile(99),
            ..self.report
        })
    }
}

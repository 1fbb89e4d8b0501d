#![doc = include_str!("../README.md")]

mod addresses;
mod analyses;
pub mod api;
mod bucket;
mod clock;
mod cluster;
mod connections;
mod error;
mod http;
mod key;
pub mod process;
mod retention;
mod rooms;
mod settings;
pub mod store;
mod wire;

use std::future::Future;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;
use tokio::sync::watch;

use addresses::Addresses;
pub use cluster::BusError;
pub use error::Error;
pub use key::AdminKey;
use key::HeldKey;
pub use room::{Imported, NotImported};
pub use settings::{Keep, Limits, Settings};
use store::{KeptGame, Numbered, Numbers, Place, Postgres, Sqlite, Store, StoreError};

/// How long connections may take to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// How often measurements are summed up.
const TIDY: Duration = Duration::from_secs(5);

/// What is counted from the beginning: what first shows up when it has happened has not risen, for whoever watches.
const COUNTERS: [&str; 8] = [
    "chabudai_commit_errors_total",
    "chabudai_conflicts_total",
    "chabudai_followed_total",
    "chabudai_games_finished_total",
    "chabudai_games_started_total",
    "chabudai_gaps_total",
    "chabudai_moves_total",
    "chabudai_tables_created_total",
];

/// Why a server could not be started.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address.
    #[error(
        "{0} cannot be listened on: {1}. Is another server running there? Give another address with --listen"
    )]
    Listen(SocketAddr, std::io::Error),
    /// The address for whoever runs it.
    #[error(
        "{0} cannot be listened on for `chabudai admin`: {1}. Give another address with --admin, or none with --admin off"
    )]
    Admin(SocketAddr, std::io::Error),
    /// The bus.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// The folder for the key of whoever runs it.
    #[error("{0} cannot be made: {1}. Give another folder with --data")]
    Folder(PathBuf, std::io::Error),
    /// The tables.
    #[error("the tables cannot be opened: {0}")]
    Tables(#[from] Error),
}

/// Opens the store, and what leads to other servers that share it.
async fn open_store(settings: &Settings) -> Result<(Arc<dyn Store>, Option<rooms::Company>), StartError> {
    let Some(Place::Postgres(url)) = &settings.store else {
        if settings.bus.is_some() {
            return Err(BusError::Alone.into());
        }
        let folder = match &settings.store {
            Some(Place::Folder(folder)) => folder,
            _ => &settings.data,
        };
        return Ok((Arc::new(Sqlite::open(folder).await?), None));
    };
    std::fs::create_dir_all(&settings.data)
        .map_err(|error| StartError::Folder(settings.data.clone(), error))?;
    let store = Postgres::open(url).await?;
    let company = match &settings.bus {
        Some(bus) => {
            let (bus, inbox) = cluster::Nats::open(bus, store.cluster()).await?;
            rooms::Company { bus: Arc::new(bus), inbox }
        }
        None => {
            let (bus, inbox) = cluster::Listen::open(&store).await?;
            rooms::Company { bus: Arc::new(bus), inbox }
        }
    };
    Ok((Arc::new(store), Some(company)))
}

/// A server that listens but does not answer yet.
pub struct Server {
    listener: TcpListener,
    app: http::Service,
    admin: Option<BackDoor>,
    silence: Duration,
}

/// Where whoever runs the server acts, and what they need for it.
struct BackDoor {
    listener: TcpListener,
    key: Arc<HeldKey>,
}

impl BackDoor {
    async fn open(address: SocketAddr, data: &Path) -> Result<BackDoor, StartError> {
        let unheard = |error| StartError::Admin(address, error);
        let listener = TcpListener::bind(address).await.map_err(unheard)?;
        let key = HeldKey::leave(data, listener.local_addr().map_err(unheard)?).map_err(unheard)?;
        Ok(BackDoor { listener, key: Arc::new(key) })
    }
}

impl Server {
    /// Opens the database and the address.
    pub async fn open(settings: &Settings) -> Result<Server, StartError> {
        process::raise_file_limit();
        let (store, company) = open_store(settings).await?;
        let tables = rooms::Tables::open(store, company, settings).await?;
        tokio::spawn(retention::keep_tidy(Arc::downgrade(&tables), settings.keep));
        let unheard = |error| StartError::Listen(settings.listen, error);
        let listener = TcpListener::bind(settings.listen).await.map_err(unheard)?;
        let admin = match settings.admin {
            Some(address) => Some(BackDoor::open(address, &settings.data).await?),
            None => None,
        };
        let addresses = Addresses::new(listener.local_addr().map_err(unheard)?, settings);
        let app = http::Service::new(tables, settings, addresses, metrics_handle());
        Ok(Server { listener, app, admin, silence: settings.silence })
    }

    /// Where other devices reach it, best first: nothing if it listens to its own machine only, or a proxy
    /// stands in front of it.
    pub fn reachable_at(&self) -> Vec<String> {
        self.app.addresses.reachable()
    }

    /// Where it listens: with port 0 in the settings, the port that was free.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Where whoever runs it can look and act, unless that is switched off.
    pub fn admin_address(&self) -> Option<SocketAddr> {
        self.admin.as_ref().and_then(|admin| admin.listener.local_addr().ok())
    }

    /// Serves until it is told to stop; then moves in flight are finished and every table is kept.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Server { listener, app, admin, silence } = self;
        let (tables, metrics, guard) = (Arc::clone(&app.tables), app.metrics.clone(), Arc::clone(&app.guard));
        let (stopped, stopping) = watch::channel(false);
        let closing = Arc::clone(&tables);
        let stop = async move {
            stop.await;
            tracing::info!("stopping: finishing moves in flight");
            closing.close().await;
            stopped.send_replace(true);
        };
        let back_door = serve_back_door(admin, app.clone(), silence, has_stopped(stopping.clone()));
        let front_door = connections::serve(listener, http::router(app), guard, silence, stop);
        tokio::select! {
            () = tidy(metrics) => {}
            _ = async { tokio::join!(front_door, back_door) } => {}
            () = async {
                has_stopped(stopping).await;
                tokio::time::sleep(FAREWELL).await;
            } => {}
        }
    }
}

/// Waits until everything is kept.
async fn has_stopped(mut stopping: watch::Receiver<bool>) {
    // If nobody can say so any more, all connections have ended first.
    drop(stopping.wait_for(|stopped| *stopped).await);
}

/// Serves whoever runs the server, if they can be served, with a guard of their own: whoever floods the front
/// does not keep them out.
async fn serve_back_door(
    admin: Option<BackDoor>,
    app: http::Service,
    silence: Duration,
    stop: impl Future<Output = ()>,
) {
    if let Some(BackDoor { listener, key }) = admin {
        let guard = Arc::new(http::Guard::new(&Settings::new(PathBuf::new())));
        connections::serve(listener, http::admin::router(app, key), guard, silence, stop).await;
    }
}

/// Figures are collected once for the whole process; a second server in the same process shares them.
fn metrics_handle() -> PrometheusHandle {
    static HANDLE: std::sync::OnceLock<PrometheusHandle> = std::sync::OnceLock::new();
    let install = || {
        let seconds = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0];
        let requests = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0];
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &seconds)
            .and_then(|builder| {
                builder.set_buckets_for_metric(Matcher::Suffix("_requests".into()), &requests)
            });
        let recorder = builder.unwrap_or_else(|_| PrometheusBuilder::new()).build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("another recorder of metrics is installed already");
        }
        COUNTERS.into_iter().for_each(|name| metrics::counter!(name).increment(0));
        handle
    };
    HANDLE.get_or_init(install).clone()
}

/// Sums up what has been measured now and then: nobody may ever ask for it, and single measurements take
/// memory.
async fn tidy(metrics: PrometheusHandle) {
    loop {
        tokio::time::sleep(TIDY).await;
        metrics.run_upkeep();
    }
}

/// Writes a consistent copy of the database to a new file, perhaps while a server runs.
pub async fn backup(from: &Place, file: &Path) -> Result<(), StoreError> {
    from.back_up(file).await
}

/// Whether a text could be the id of a replay.
pub fn is_replay_id(text: &str) -> bool {
    room::secrets::is_id(text)
}

/// Puts finished games back, all of them or none: each with the id of its replay and when it ended. How many were
/// not there yet. Where tables are kept in a folder, no server must run on it meanwhile.
pub async fn import(into: &Place, games: Vec<room::Imported>) -> Result<u64, StoreError> {
    let store = into.open().await?;
    let numbers = Numbers::new(Arc::clone(&store), Numbered::Games);
    let mut kept: Vec<KeptGame> = Vec::with_capacity(games.len());
    for game in games {
        kept.push(game.kept(numbers.take().await?));
    }
    let new = store.import(&kept).await;
    store.close().await;
    new
}

/// Calls `each` with every finished game: its replay id and its replay file.
pub async fn export(from: &Place, mut each: impl FnMut(&str, engine::Replay)) -> Result<(), StoreError> {
    let store = from.look().await?;
    let mut last = 0;
    loop {
        let keys = store.games_after(last, 100).await?;
        let Some(&highest) = keys.last() else { return Ok(()) };
        for key in keys {
            let Some(kept) = store.game(key).await? else { continue };
            let id = kept.record.replay.clone().unwrap_or_else(|| key.to_string());
            match room::replay_of(&kept) {
                Ok(replay) => replay.into_iter().for_each(|replay| each(&id, replay)),
                Err(error) => tracing::warn!(game = key, %error, "this game cannot be exported"),
            }
        }
        last = highest;
    }
}

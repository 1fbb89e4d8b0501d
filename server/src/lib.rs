#![doc = include_str!("../README.md")]

mod addresses;
mod analyses;
pub mod api;
mod bucket;
mod clock;
mod connections;
mod error;
mod http;
pub mod process;
mod rooms;
mod settings;
pub mod store;
mod wire;

use std::future::Future;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;

use addresses::Addresses;
pub use error::Error;
pub use settings::{Limits, Settings};
use store::{Sqlite, Store, StoreError};

/// How long connections may take to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// How often measurements are summed up.
const TIDY: Duration = Duration::from_secs(5);

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
    /// The tables.
    #[error("the tables cannot be opened: {0}")]
    Tables(#[from] Error),
}

/// A server that listens but does not answer yet.
pub struct Server {
    listener: TcpListener,
    app: http::Service,
    silence: Duration,
}

impl Server {
    /// Opens the database and the address.
    pub async fn open(settings: &Settings) -> Result<Server, StartError> {
        process::raise_file_limit();
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&settings.data).await?);
        let tables = rooms::Tables::open(store, settings).await?;
        let unheard = |error| StartError::Listen(settings.listen, error);
        let listener = TcpListener::bind(settings.listen).await.map_err(unheard)?;
        let addresses = Addresses::new(listener.local_addr().map_err(unheard)?, settings);
        let app = http::Service::new(tables, settings, addresses, metrics_handle());
        Ok(Server { listener, app, silence: settings.silence })
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

    /// Serves until it is told to stop; then moves in flight are finished and every table is kept.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Server { listener, app, silence } = self;
        let (tables, metrics, guard) = (Arc::clone(&app.tables), app.metrics.clone(), Arc::clone(&app.guard));
        let (stopped, stopping) = tokio::sync::oneshot::channel::<()>();
        let closing = Arc::clone(&tables);
        let stop = async move {
            stop.await;
            tracing::info!("stopping: finishing moves in flight");
            closing.close().await;
            // Nobody listens any more if all connections have ended first.
            let _ = stopped.send(());
        };
        tokio::select! {
            () = tidy(metrics) => {}
            () = connections::serve(listener, http::router(app), guard, silence, stop) => {}
            () = async {
                drop(stopping.await);
                tokio::time::sleep(FAREWELL).await;
            } => {}
        }
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
pub async fn backup(data: &Path, file: &Path) -> Result<(), StoreError> {
    let store = Sqlite::look(data).await?;
    store.backup(file.display().to_string()).await
}

/// Calls `each` with every finished game: its replay id and its replay file.
pub async fn export(data: &Path, mut each: impl FnMut(&str, engine::Replay)) -> Result<(), StoreError> {
    let store = Sqlite::look(data).await?;
    let mut last = 0;
    loop {
        let keys = store.finished_after(last, 100).await?;
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

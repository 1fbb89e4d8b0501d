//! What whoever watches the server asks it, a person or a program.

use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use tokio::sync::Mutex;

use super::Admin;
use crate::http::Service;
use crate::process;
use crate::store::Store;

/// `GET /readyz`: the store takes writes, and nobody has asked us to stop.
pub(super) async fn readyz(State(Admin { app, .. }): State<Admin>) -> Response {
    if app.tables.is_closing() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n").into_response();
    }
    if app.readiness.takes_writes(&*app.tables.store).await {
        // Play goes on without the bus, a moment later.
        let deaf = app.tables.is_deaf();
        if deaf { "ok, but the bus is away: the store is asked what other nodes do\n" } else { "ok\n" }
            .into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database takes no writes\n").into_response()
    }
}

/// For how long an answer holds. Everybody may ask as often as they like, and a write is real work.
const FRESH: Duration = Duration::from_secs(1);

/// Whether the store takes writes, and when that was tried.
#[derive(Debug, Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, bool)>>);

impl Readiness {
    pub(super) async fn takes_writes(&self, store: &dyn Store) -> bool {
        let mut last = self.0.lock().await;
        match *last {
            Some((tried, ready)) if tried.elapsed() < FRESH => ready,
            _ => {
                let tried = store.probe().await.inspect_err(|error| tracing::error!(%error, "not ready"));
                *last = Some((Instant::now(), tried.is_ok()));
                tried.is_ok()
            }
        }
    }
}

/// `GET /metrics`: figures for Prometheus.
pub(super) async fn metrics(State(Admin { app, .. }): State<Admin>) -> Response {
    measure(&app);
    app.metrics.run_upkeep();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render()).into_response()
}

/// Takes note of what nobody else notes when it changes.
fn measure(app: &Service) {
    metrics::gauge!("chabudai_tables_awake").set(app.tables.awake() as f64);
    metrics::gauge!("chabudai_commit_queue").set(app.tables.journal.queued() as f64);
    for (rank, waiting) in app.tables.bots.queued() {
        metrics::gauge!("chabudai_bot_queue", "rank" => rank.name()).set(waiting as f64);
    }
    if let Some(bytes) = process::resident_bytes() {
        metrics::gauge!("process_resident_memory_bytes").set(bytes as f64);
    }
    if let Some(time) = process::processor_time() {
        metrics::gauge!("process_cpu_seconds_total").set(time.as_secs_f64());
    }
}

//! For whoever runs the server.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::App;
use crate::process;

/// `GET /healthz`: the process answers.
#[utoipa::path(get, path = "/healthz", tag = "operations", responses((status = 200, description = "The process answers.", body = String)))]
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: the store takes writes, and nobody has asked us to stop.
#[utoipa::path(get, path = "/readyz", tag = "operations",
    responses((status = 200, description = "Ready to serve.", body = String), (status = 503, description = "Shutting down, or the disk does not answer.", body = String)))]
pub(super) async fn readyz(State(app): State<App>) -> Response {
    if app.house.is_closing() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n").into_response();
    }
    match app.house.store.last_keys().await {
        Ok(_) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
        }
    }
}

/// `GET /metrics`
#[utoipa::path(get, path = "/metrics", tag = "operations", responses((status = 200, description = "Figures for Prometheus.", body = String)))]
pub(super) async fn metrics(State(app): State<App>) -> Response {
    metrics::gauge!("chabudai_tables_awake").set(app.house.awake() as f64);
    metrics::gauge!("chabudai_bot_queue").set(app.house.bots.queued() as f64);
    if let Some(bytes) = process::resident_bytes() {
        metrics::gauge!("process_resident_memory_bytes").set(bytes as f64);
    }
    if let Some(time) = process::processor_time() {
        metrics::gauge!("process_cpu_seconds_total").set(time.as_secs_f64());
    }
    app.metrics.run_upkeep();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render()).into_response()
}

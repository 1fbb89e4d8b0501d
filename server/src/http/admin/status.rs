//! What goes on, and what waits.

use axum::Json;
use axum::extract::State;

use super::Admin;
use crate::api::{Status, Waiting};
use crate::http::version;
use crate::process;

/// `GET /api/admin/status`
pub(super) async fn show(State(Admin { app, .. }): State<Admin>) -> Json<Status> {
    let tables = &app.tables;
    let [(_, moves), (_, hints), (_, unattended), (_, analyses)] = tables.bots.queued();
    Json(Status {
        version: version().to_owned(),
        uptime_seconds: app.begun.elapsed().as_secs(),
        takes_writes: app.readiness.takes_writes(&*tables.store).await,
        tables_awake: tables.awake(),
        memory_bytes: process::resident_bytes(),
        waiting: Waiting { commits: tables.journal.queued(), moves, hints, unattended, analyses },
    })
}

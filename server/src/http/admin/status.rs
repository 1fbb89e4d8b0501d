//! What goes on, and what waits.

use axum::Json;
use axum::extract::State;

use super::Admin;
use crate::api::{Phase, Status, Waiting};
use crate::clock::steady;
use crate::http::version;
use crate::process;

/// `GET /api/admin/status`
pub(super) async fn show(State(Admin { app, .. }): State<Admin>) -> Json<Status> {
    let tables = &app.tables;
    let [(_, moves), (_, hints), (_, long), (_, unattended), (_, analyses)] = tables.bots.queued();
    let (mut games_on, mut connected) = (0, 0);
    for table in tables.all_awake() {
        let guard = table.hold(tables).await;
        games_on += usize::from(guard.room().meta().phase == Phase::Playing);
        connected += guard.state.audience.clients.len();
    }
    let restart = tables.house.restart_at().map(|at| at.saturating_sub(steady()) / 1000);
    Json(Status {
        games_on,
        connected,
        draining: tables.house.is_draining(),
        restart_in_seconds: restart,
        version: version().to_owned(),
        uptime_seconds: app.begun.elapsed().as_secs(),
        takes_writes: app.readiness.takes_writes(&*tables.store).await,
        tables_awake: tables.awake(),
        memory_bytes: process::resident_bytes(),
        waiting: Waiting {
            commits: tables.journal.queued(),
            moves: moves + long,
            hints,
            unattended,
            analyses,
        },
    })
}

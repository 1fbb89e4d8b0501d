//! Finished games, all cards open.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use engine::{Eye, Plans, Replay, Scene};
use room::Declined;
use serde::Deserialize;

use super::Service;
use super::tables::{Named, named};
use crate::analyses::label;
use crate::api::{AnalysisProgress, ErrorBody, ReplayBeat, ReplayInfo, ReplayStep};
use crate::error::Error;
use crate::store::KeptGame;

/// The most steps in one answer.
const STEPS: u32 = 50;

async fn kept(app: &Service, id: Named) -> Result<KeptGame, Error> {
    app.tables.store.replay(named(id)?).await?.ok_or(Error::NotFound("replay"))
}

fn replay(kept: &KeptGame) -> Result<Replay, Error> {
    room::replay_of(kept)?.ok_or(Error::NotFound("replay"))
}

/// `GET /api/replays/{id}`
#[utoipa::path(get, path = "/api/replays/{id}", tag = "replays", params(("id" = String, Path, description = "The replay.")),
    responses((status = 200, description = "The replay file, for `chabudai replay --verify`.", body = Object), (status = 404, body = ErrorBody)))]
pub(super) async fn file(State(app): State<Service>, id: Named) -> Result<Response, Error> {
    let replay = replay(&kept(&app, id).await?)?;
    let name = format!("attachment; filename=\"{}.json\"", replay.game);
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(replay)).into_response())
}

/// Which steps.
#[derive(Debug, Deserialize)]
pub(super) struct Steps {
    #[serde(default)]
    from: u32,
    to: Option<u32>,
}

/// `GET /api/replays/{id}/steps`
#[utoipa::path(get, path = "/api/replays/{id}/steps", tag = "replays",
    params(("id" = String, Path, description = "The replay."), ("from" = Option<u32>, Query, description = "The first step; 0 is the deal."), ("to" = Option<u32>, Query, description = "The last step.")),
    responses((status = 200, description = "These steps, at most 50 of them.", body = ReplayInfo), (status = "4XX", body = ErrorBody)))]
pub(super) async fn steps(
    State(app): State<Service>,
    id: Named,
    asked: Result<Query<Steps>, QueryRejection>,
) -> Result<Json<ReplayInfo>, Error> {
    let Query(asked) = asked.map_err(|error| Error::BadRequest(error.body_text()))?;
    let kept = kept(&app, id).await?;
    let most = asked.from.saturating_add(STEPS - 1).min(kept.actions.len() as u32);
    let to = asked.to.map_or(most, |to| to.min(most));
    let (plans, steps) = played(&kept, asked.from, to)?;
    let record = kept.record;
    Ok(Json(ReplayInfo {
        id: record.replay.unwrap_or_default(),
        game: record.game,
        names: record.setup.names,
        actions: kept.actions.len() as u32,
        ended: record.ended.unwrap_or_default(),
        result: record.result.ok_or(Error::NotFound("replay"))?,
        plans,
        steps,
    }))
}

/// `GET /api/replays/{id}/analysis`
#[utoipa::path(get, path = "/api/replays/{id}/analysis", tag = "replays", params(("id" = String, Path, description = "The replay.")),
    responses((status = 200, description = "What the master thinks of the game, as far as it has come; ask again until it is complete.", body = AnalysisProgress), (status = "4XX", body = ErrorBody)))]
pub(super) async fn analysis(
    State(app): State<Service>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    id: Named,
    headers: HeaderMap,
) -> Result<Json<AnalysisProgress>, Error> {
    let id = named(id)?;
    if let Some(analysis) = app.analyses.known(&id) {
        return Ok(Json(analysis));
    }
    let kept = kept(&app, Ok(Path(id.clone()))).await?;
    let household = app.guard.address(peer, &headers);
    Ok(Json(app.analyses.begin(&app.tables, &id, replay(&kept)?, household)?))
}

/// The game again, step by step, and how its table is composed.
fn played(kept: &KeptGame, from: u32, to: u32) -> Result<(&'static Plans, Vec<ReplayStep>), Error> {
    let mut table = kept.record.open().map_err(Declined::from)?;
    let mut steps = Vec::new();
    for number in 0..=to {
        let entry = number.checked_sub(1).and_then(|index| kept.actions.get(index as usize));
        let label =
            entry.filter(|_| number >= from).and_then(|entry| label(&*table, entry.seat, &entry.action));
        if let Some(entry) = entry {
            // A game of older rules can be shown as far as it is legal today.
            if table.play(entry.seat, &entry.action).is_err() {
                break;
            }
        }
        if number >= from {
            let mut log = table.log(Eye::All, number as usize);
            let beats: Vec<ReplayBeat> = table.beats(Eye::All).into_iter().map(Into::into).collect();
            log.drain(..beats.iter().map(|beat| beat.scene.log.len()).sum::<usize>());
            steps.push(ReplayStep {
                beats,
                number,
                seat: entry.map(|entry| entry.seat),
                action: entry.map(|entry| entry.action.clone()),
                scene: Scene { log, ..table.scene_without_log(Eye::All).named() },
                label,
            });
        }
    }
    Ok((table.plans(), steps))
}

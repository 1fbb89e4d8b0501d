//! The door for programs that play: they wait for their turn with one request, and take it with another.

use std::time::Duration;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use engine::{Eye, Lang, LogLine, Seat};
use room::Phase;
use serde::Deserialize;
use tokio::time::{Instant, timeout_at};

use super::Service;
use super::tables::{self, Body, Named, named, seat_at};
use crate::api::{PlayAnswer, PlayRequest, Turn, TurnEvent};
use crate::error::Error;
use crate::rooms::{Asking, TableGuard};

/// How long a program may wait for its turn with one request, and does unless it says otherwise.
const WAIT: u64 = 20;

/// What a program knows already, and how long it waits.
#[derive(Debug, Deserialize)]
pub(super) struct Waiting {
    /// News since the action with this number is told.
    #[serde(default)]
    since: u32,
    /// The last game whose end it knows.
    #[serde(default)]
    over: u32,
    /// Seconds.
    wait: Option<u64>,
}

/// `GET /api/tables/{id}/turn`
#[utoipa::path(get, path = "/api/tables/{id}/turn", tag = "play",
    params(
        ("id" = String, Path, description = "The table."),
        ("since" = Option<u32>, Query, description = "Tells what happened since the action with this number."),
        ("over" = Option<u32>, Query, description = "The last game, from 1, that is known to be over."),
        ("wait" = Option<u64>, Query, description = "Waits so many seconds, 20 at most."),
    ),
    security(("seat" = [])),
    responses((status = 200, description = "The seat of the token is to act, or its game is over.", body = Turn), (status = 204, description = "Nothing to do so far; ask again."), (status = "4XX", body = crate::api::ErrorBody)))]
pub(super) async fn wait_for_turn(
    State(app): State<Service>,
    id: Named,
    headers: HeaderMap,
    waiting: Result<Query<Waiting>, QueryRejection>,
) -> Result<Response, Error> {
    let Query(waiting) = waiting.map_err(|error| Error::BadRequest(error.body_text()))?;
    let (id, wait) = (named(id)?, waiting.wait.unwrap_or(WAIT).min(WAIT));
    let until = Instant::now() + Duration::from_secs(wait).min(app.request_time / 2);
    let mut is_admitted = false;
    loop {
        let (mut guard, seat) = seat_at(&app, &id, &headers).await?;
        if !is_admitted {
            // However often something stirs while it waits, this is one request.
            guard.admit(Asking::Program)?;
            is_admitted = true;
        }
        guard.polls(seat).await?;
        if let Some(turn) = turn(&guard, seat, &waiting) {
            return Ok(Json(turn).into_response());
        }
        let stirred = guard.stirred();
        // Whatever stirs from here on is heard, also before anybody listens.
        let stirs = stirred.notified();
        drop(guard);
        if timeout_at(until, stirs).await.is_err() {
            return Ok(StatusCode::NO_CONTENT.into_response());
        }
    }
}

/// `POST /api/tables/{id}/turn`
#[utoipa::path(post, path = "/api/tables/{id}/turn", request_body = PlayRequest, tag = "play", params(("id" = String, Path, description = "The table.")),
    security(("seat" = [])),
    responses((status = 200, description = "The action is on disk.", body = PlayAnswer), (status = "4XX", body = crate::api::ErrorBody)))]
pub(super) async fn take_turn(
    State(app): State<Service>,
    id: Named,
    headers: HeaderMap,
    asked: Body<PlayRequest>,
) -> Result<Json<PlayAnswer>, Error> {
    tables::play_as(Asking::Program, app, id, headers, asked).await
}

/// What the seat has to decide, or that its game is over and it does not know.
fn turn(guard: &TableGuard, seat: Seat, waiting: &Waiting) -> Option<Turn> {
    let (room, meta) = (guard.room(), guard.room().meta());
    let round = room.round()?;
    let (table, eye) = (round.table(), Eye::Seat(seat));
    let legal = table.legal(seat);
    let ended = meta.phase == Phase::Over && meta.round > waiting.over;
    if !ended && (legal.is_empty() || meta.phase != Phase::Playing) {
        return None;
    }
    Some(Turn {
        phase: meta.phase,
        round: meta.round,
        game: meta.config.game.clone(),
        players: meta.chairs.len() as u32,
        options: meta.config.options.clone(),
        seat,
        number: round.number(),
        view: table.view(eye),
        numbers: legal.iter().filter_map(|action| Some(table.number(action)? as u32)).collect(),
        legal,
        observation: table.observe(seat),
        events: told(&meta.config.game, table.log(eye, waiting.since as usize)),
    })
}

/// The same with the sentences that the arena would tell.
fn told(game: &str, log: Vec<LogLine>) -> Vec<TurnEvent> {
    let words = catalog::words(game, Lang::EN);
    let names: Vec<String> = Seat::ALL.iter().map(|seat| format!("Seat {seat}")).collect();
    let say = |line: LogLine| {
        let text = words.map_or_else(String::new, |words| words.say(&line.news.message, &names));
        TurnEvent { text, line }
    };
    log.into_iter().map(say).collect()
}

//! Tables over HTTP.

use std::net::SocketAddr;
use std::time::Instant;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::Seat;
use room::{Answer, Ask, CHAT_LINES, Declined, Guest, Ticket};
use serde::Deserialize;
use tracing::Instrument;

use super::Service;
use super::visitor::{Coming, Visitor};
use crate::api::{
    Found, HouseInfo, Join, Listed, NewTable, PlayAnswer, PlayRequest, Polled, Request, Say, Seated,
    TableInfo,
};
use crate::error::Error;
use crate::rooms::{Asked, Asker, Asking, TableGuard};
use crate::settings::Keep;

/// The most tables in a list.
const LIST: u32 = 50;

/// A body of JSON, or what is wrong with it.
pub(super) type Body<T> = Result<Json<T>, JsonRejection>;
/// A part of the address, or what is wrong with it.
pub(super) type Named = Result<Path<String>, PathRejection>;

pub(super) fn named(path: Named) -> Result<String, Error> {
    path.map(|Path(name)| name).map_err(|error| Error::BadRequest(error.body_text()))
}

pub(super) fn body<T>(body: Body<T>) -> Result<T, Error> {
    body.map(|Json(body)| body).map_err(|error| match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
        _ => Error::BadRequest(error.body_text()),
    })
}

/// The token in a request's `Authorization`; an empty one, which opens nothing, if that is not of its shape.
pub(super) fn token(headers: &HeaderMap) -> Option<&str> {
    let given = headers.get(header::AUTHORIZATION)?;
    Some(given.to_str().ok().and_then(|given| given.strip_prefix("Bearer ")).unwrap_or_default())
}

/// The table with this id, and the seat there that the token opens.
pub(super) async fn seat_at(
    app: &Service,
    id: &str,
    headers: &HeaderMap,
) -> Result<(TableGuard, Seat), Error> {
    let guard = app.tables.enter(id).await?;
    let seat = token(headers).and_then(|token| guard.room().seat_of(token)).ok_or(Declined::NotSeated)?;
    Ok((guard, seat))
}

/// The same, if the table may still be asked for something.
async fn seated_at(
    asking: Asking,
    app: &Service,
    id: &str,
    headers: &HeaderMap,
) -> Result<(TableGuard, Seat), Error> {
    let (mut guard, seat) = seat_at(app, id, headers).await?;
    guard.admit(asking)?;
    Ok((guard, seat))
}

/// Carries a request out even if its client hangs up in the middle.
async fn through<T: Send + 'static>(
    work: impl Future<Output = Result<T, Error>> + Send + 'static,
) -> Result<T, Error> {
    match tokio::spawn(work.in_current_span()).await {
        Ok(done) => done,
        Err(error) => Err(Error::Internal(error.to_string())),
    }
}

fn seated(guard: &TableGuard, Ticket { seat, token }: Ticket) -> Seated {
    let table = guard.info();
    let link = format!("/t/{}#{token}", table.id);
    Seated { table, seat, token, link }
}

/// `POST /api/tables`
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, tag = "tables",
    responses((status = 201, description = "The table is made and you sit at it.", body = Seated), (status = "4XX", body = crate::api::ErrorBody)))]
pub(super) async fn create(
    State(app): State<Service>,
    Coming { comer, visitor }: Coming,
    new: Body<NewTable>,
) -> Result<Response, Error> {
    let new = body(new)?;
    app.guard.seat(comer.household)?;
    let cookie = visitor.headers(app.guard.https);
    let made = through(async move {
        let (guard, ticket) = app.tables.create(new, &comer).await?;
        Ok(seated(&guard, ticket))
    });
    Ok((StatusCode::CREATED, cookie, Json(made.await?)).into_response())
}

/// `GET /api/tables`
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    responses((status = 200, description = "Open tables with a free seat, the newest first.", body = Vec<Listed>)))]
pub(super) async fn list(State(app): State<Service>) -> Result<Json<Vec<Listed>>, Error> {
    let records = app.tables.store.listed(LIST).await?;
    Ok(Json(records.iter().map(|record| Listed::new(record, None)).collect()))
}

/// `GET /api/tables/mine`
#[utoipa::path(get, path = "/api/tables/mine", tag = "tables",
    responses((status = 200, description = "Where this browser has sat, the latest first.", body = Vec<Listed>)))]
pub(super) async fn mine(State(app): State<Service>, visitor: Visitor) -> Result<Json<Vec<Listed>>, Error> {
    if !visitor.is_known() {
        return Ok(Json(Vec::new()));
    }
    let records = app.tables.store.visited(visitor.hash(), LIST).await?;
    Ok(Json(
        records.iter().map(|(record, seat)| Listed::new(record, Seat::new(usize::from(*seat)))).collect(),
    ))
}

/// `GET /api/codes/{code}`
#[utoipa::path(get, path = "/api/codes/{code}", tag = "tables", params(("code" = String, Path, description = "Six letters and digits.")),
    responses((status = 200, description = "The table with this code.", body = Found), (status = 404, body = crate::api::ErrorBody)))]
pub(super) async fn find(
    State(app): State<Service>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    code: Named,
) -> Result<Json<Found>, Error> {
    // Codes are short, so whoever guesses them does not get far.
    app.guard.seat(app.guard.address(peer, &headers))?;
    let code = named(code)?.trim().to_uppercase();
    let id = app.tables.store.id_of_code(code).await?.ok_or(Error::NotFound("table"))?;
    Ok(Json(Found { id }))
}

/// `GET /api/tables/{id}`
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path, description = "The table.")),
    security((), ("seat" = [])),
    responses((status = 200, description = "The table as whoever asks may know it.", body = TableInfo), (status = "4XX", body = crate::api::ErrorBody)))]
pub(super) async fn show(
    State(app): State<Service>,
    Coming { comer, .. }: Coming,
    id: Named,
) -> Result<Json<TableInfo>, Error> {
    let guard = app.tables.enter(&named(id)?).await?;
    let guest = guard.looks(&comer)?;
    let watches = guard.room().may_watch(guest).is_ok();
    Ok(Json(if watches { guard.info() } else { guard.info().for_strangers() }))
}

/// `POST /api/tables/{id}/join`
#[utoipa::path(post, path = "/api/tables/{id}/join", request_body = Join, tag = "tables", params(("id" = String, Path, description = "The table.")),
    security((), ("seat" = [])),
    responses((status = 200, description = "You sit.", body = Seated), (status = "4XX", body = crate::api::ErrorBody)))]
pub(super) async fn join(
    State(app): State<Service>,
    Coming { comer, visitor }: Coming,
    id: Named,
    asked: Body<Join>,
) -> Result<Response, Error> {
    let (id, asked) = (named(id)?, body(asked)?);
    app.guard.seat(comer.household)?;
    let cookie = visitor.headers(app.guard.https);
    let sat = through(async move {
        let mut guard = app.tables.enter(&id).await?;
        guard.admit(Asking::Person)?;
        let ticket = guard.join(asked, &comer).await?;
        Ok(seated(&guard, ticket))
    });
    Ok((cookie, Json(sat.await?)).into_response())
}

/// What a script has seen already.
#[derive(Debug, Deserialize)]
pub(super) struct Since {
    since: Option<u32>,
}

/// `GET /api/tables/{id}/scene`
#[utoipa::path(get, path = "/api/tables/{id}/scene", tag = "play",
    params(("id" = String, Path, description = "The table."), ("since" = Option<u32>, Query, description = "Answers 304 while `number` is this.")),
    security((), ("seat" = [])),
    responses((status = 200, description = "What the seat of the token sees, or a spectator.", body = Polled), (status = 304, description = "Nothing has been played since."), (status = "4XX", body = crate::api::ErrorBody)))]
pub(super) async fn scene(
    State(app): State<Service>,
    Coming { comer, .. }: Coming,
    id: Named,
    since: Result<Query<Since>, QueryRejection>,
) -> Result<Response, Error> {
    let Query(Since { since }) = since.map_err(|error| Error::BadRequest(error.body_text()))?;
    let guard = app.tables.enter(&named(id)?).await?;
    let seat = match guard.watches(&comer)? {
        Guest::Seated(seat) => Some(seat),
        Guest::LetIn | Guest::Stranger => None,
    };
    if since == Some(guard.room().number()) {
        return Ok(StatusCode::NOT_MODIFIED.into_response());
    }
    Ok(Json(guard.polled(seat)).into_response())
}

/// `POST /api/tables/{id}/play`
#[utoipa::path(post, path = "/api/tables/{id}/play", request_body = PlayRequest, tag = "play", params(("id" = String, Path, description = "The table.")),
    security(("seat" = [])),
    responses((status = 200, description = "The action is on disk.", body = PlayAnswer), (status = "4XX", body = crate::api::ErrorBody)))]
pub(super) async fn play(
    State(app): State<Service>,
    id: Named,
    headers: HeaderMap,
    asked: Body<PlayRequest>,
) -> Result<Json<PlayAnswer>, Error> {
    play_as(Asking::Person, app, id, headers, asked).await
}

/// An action of a person or of a program.
pub(super) async fn play_as(
    asking: Asking,
    app: Service,
    id: Named,
    headers: HeaderMap,
    asked: Body<PlayRequest>,
) -> Result<Json<PlayAnswer>, Error> {
    let (id, asked) = (named(id)?, body(asked)?);
    let played = through(async move {
        let asker = Asker { arrived: Some(Instant::now()), ..Asker::default() };
        let (mut guard, seat) = seated_at(asking, &app, &id, &headers).await?;
        let play = Ask::Play { action: asked.action, number: asked.number };
        match guard.answer(seat, play, asker).await? {
            Answer::Played(number) => Ok(PlayAnswer { number, repeated: false }),
            Answer::Repeated(number) => Ok(PlayAnswer { number, repeated: true }),
            other => Err(Error::Internal(format!("an action was answered with {other:?}"))),
        }
    });
    Ok(Json(played.await?))
}

/// `POST /api/tables/{id}/ask`
#[utoipa::path(post, path = "/api/tables/{id}/ask", request_body = Request, tag = "play", params(("id" = String, Path, description = "The table.")),
    security(("seat" = [])),
    responses((status = 200, description = "What the WebSocket would have answered.", body = Say), (status = "4XX", body = crate::api::ErrorBody)))]
pub(super) async fn ask(
    State(app): State<Service>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    id: Named,
    headers: HeaderMap,
    asked: Body<Request>,
) -> Result<Json<Say>, Error> {
    let (id, asked) = (named(id)?, body(asked)?);
    let household = Some(app.guard.address(peer, &headers));
    let answer = through(async move {
        let asker = Asker { re: asked.id, arrived: Some(Instant::now()), client: None, household };
        let (guard, seat) = seated_at(Asking::Person, &app, &id, &headers).await?;
        guard.ask(seat, asked.ask, asker).await
    });
    Ok(Json(match answer.await? {
        Asked::Told => Say::Done { re: None },
        Asked::Say(said) => said,
        // Whoever hangs up does not wait for it any more.
        Asked::Hint(hinting) => hinting.say().await?,
    }))
}

/// `POST /api/tables/{id}/forget`
#[utoipa::path(post, path = "/api/tables/{id}/forget", tag = "tables", params(("id" = String, Path, description = "The table.")),
    security(("seat" = [])),
    responses((status = 200, description = "Whatever belonged to the seat of the token is gone, and so is the token.", body = Say), (status = "4XX", body = crate::api::ErrorBody)))]
pub(super) async fn forget(
    State(app): State<Service>,
    id: Named,
    headers: HeaderMap,
) -> Result<Json<Say>, Error> {
    let id = named(id)?;
    let forgotten = through(async move {
        let (mut guard, seat) = seated_at(Asking::Person, &app, &id, &headers).await?;
        guard.act(|room, at| room.forget(seat, at)).await
    });
    forgotten.await.map(|()| Json(Say::Done { re: None }))
}

/// `GET /api/house`
#[utoipa::path(get, path = "/api/house", tag = "operations",
    responses((status = 200, description = "For how long what is kept is kept, and what is about to happen.", body = HouseInfo)))]
pub(super) async fn house(State(app): State<Service>) -> Json<HouseInfo> {
    let Keep { unfinished_days, finished_days, chat_days } = app.keep;
    Json(HouseInfo {
        unfinished_days,
        finished_days,
        chat_days,
        chat_lines: CHAT_LINES as u32,
        draining: app.tables.house.is_draining(),
        restart_at: app.tables.house.restart_at(),
    })
}

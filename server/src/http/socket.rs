//! One WebSocket a client.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use engine::Seat;
use futures_util::SinkExt;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

use super::App;
use super::guard::Ticket;
use super::tables::{Named, named};
use crate::api::{Ask, Request, Say};
use crate::asks;
use crate::bucket::Bucket;
use crate::error::Error;
use crate::rooms::{Asker, Cell, Client, Out, text};

/// The largest message of a client.
const MESSAGE: usize = 4 * 1024;
/// Buffers of a socket. The library's own of 128 KiB would cost half a megabyte a table.
const BUFFER: usize = 4 * 1024;
/// What a client that does not read may leave waiting before it has to start anew.
const OUTBOX: usize = 16;
/// How long a client may take to say who it is.
const HELLO: Duration = Duration::from_secs(10);
/// How often a silent client is asked whether it is still there; after two silent spells it is gone.
const PING: Duration = Duration::from_secs(30);

/// `GET /api/tables/{id}/ws`
#[utoipa::path(get, path = "/api/tables/{id}/ws", tag = "play", params(("id" = String, Path, description = "The table.")),
    responses((status = 101, description = "Text frames: the client sends `Request`s, the first of them `hello`; the server sends `Say`s.", body = Say), (status = "4XX", body = crate::api::ErrorBody)))]
pub(super) async fn open(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    id: Named,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let ticket = app.guard.socket(app.guard.address(peer, &headers))?;
    let upgrade = upgrade.map_err(|error| Error::BadRequest(error.body_text()))?;
    let cell = app.house.cell(&named(id)?).await?;
    let upgrade = upgrade.max_message_size(MESSAGE).max_frame_size(MESSAGE);
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| serve(app, cell, ticket, socket)))
}

async fn serve(app: App, cell: Cell, ticket: Ticket, mut socket: WebSocket) {
    metrics::gauge!("chabudai_sockets").increment(1);
    match greet(&app, &cell, &mut socket).await {
        Ok(mut connection) => {
            let seats = f64::from(u8::from(connection.seat.is_some()));
            metrics::gauge!("chabudai_seats").increment(seats);
            connection.run(&mut socket).await;
            metrics::gauge!("chabudai_seats").decrement(seats);
            connection.leave().await;
        }
        Err(Some(error)) => drop(socket.send(refusal(None, &error)).await),
        Err(None) => {}
    }
    metrics::gauge!("chabudai_sockets").decrement(1);
    drop(ticket);
}

fn refusal(re: Option<u32>, error: &Error) -> Message {
    error.log();
    Message::Text(text(&Say::Error { re, error: error.fault() }))
}

/// A client that has said who it is.
struct Connection {
    app: App,
    cell: Cell,
    id: u64,
    seat: Option<Seat>,
    inbox: mpsc::Receiver<Out>,
    lagging: Arc<AtomicBool>,
    patience: Bucket,
}

/// Waits for `hello` and connects the client to its table. No error means that the client has gone.
async fn greet(app: &App, cell: &Cell, socket: &mut WebSocket) -> Result<Connection, Option<Error>> {
    let first = timeout(HELLO, next_text(socket)).await;
    let first = first.map_err(|_| Error::BadRequest("say `hello` first".into()))?.ok_or(None)?;
    let hello: Request =
        serde_json::from_str(&first).map_err(|error| Error::BadRequest(error.to_string()))?;
    let Ask::Hello { token } = hello.ask else {
        return Err(Some(Error::BadRequest("say `hello` first".into())));
    };
    let (outbox, inbox) = mpsc::channel(OUTBOX);
    let lagging = Arc::new(AtomicBool::new(false));
    let mut entered = cell.enter(&app.house).await?;
    let seat = match token {
        Some(token) => Some(entered.seat_of(&token).ok_or(Error::NotSeated)?),
        None => None,
    };
    let id = app.house.new_client_id();
    entered.connect(Client::new(id, seat, outbox, Arc::clone(&lagging))).await?;
    let rate = f64::from(app.guard.limits.messages);
    Ok(Connection {
        app: app.clone(),
        cell: cell.clone(),
        id,
        seat,
        inbox,
        lagging,
        patience: Bucket::new(rate, 2.0 * rate),
    })
}

async fn next_text(socket: &mut WebSocket) -> Option<axum::extract::ws::Utf8Bytes> {
    loop {
        match socket.recv().await?.ok()? {
            Message::Text(text) => return Some(text),
            Message::Close(_) => return None,
            Message::Binary(_) | Message::Ping(_) | Message::Pong(_) => {}
        }
    }
}

impl Connection {
    /// Carries messages both ways until either side has had enough.
    async fn run(&mut self, socket: &mut WebSocket) {
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                out = self.inbox.recv() => {
                    let Some(out) = out else { return };
                    if !self.pass_on(socket, out).await {
                        return;
                    }
                }
                came = socket.recv() => {
                    heard = Instant::now();
                    let Some(Ok(came)) = came else { return };
                    let answer = match came {
                        Message::Text(text) => self.answer(&text).await,
                        Message::Binary(_) => Some(refusal(None, &Error::BadRequest("messages are text".into()))),
                        Message::Close(_) => return,
                        Message::Ping(_) | Message::Pong(_) => None,
                    };
                    if let Some(answer) = answer && socket.send(answer).await.is_err() {
                        return;
                    }
                }
                () = tokio::time::sleep_until(heard + PING) => {
                    if heard.elapsed() > 2 * PING || socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                        return;
                    }
                    heard += PING;
                }
            }
        }
    }

    /// Sends all that waits, then flushes once. Whoever has missed something gets everything anew. Whether to go on.
    async fn pass_on(&mut self, socket: &mut WebSocket, first: Out) -> bool {
        let mut next = Some(first);
        while let Some(out) = next {
            let Out::Text(text) = out else {
                let goodbye = CloseFrame { code: close_code::AWAY, reason: "come back".into() };
                drop(socket.send(Message::Close(Some(goodbye))).await);
                return false;
            };
            if socket.feed(Message::Text(text)).await.is_err() {
                return false;
            }
            next = self.inbox.try_recv().ok();
        }
        if socket.flush().await.is_err() {
            return false;
        }
        // The flag is taken down with the table's lock held: not before, or a change could come ahead of the fresh start.
        if self.lagging.load(Ordering::Relaxed) {
            match self.cell.enter(&self.app.house).await {
                Ok(mut entered) => entered.catch_up(self.id),
                Err(_) => return false,
            }
        }
        true
    }

    async fn answer(&mut self, came: &str) -> Option<Message> {
        if !self.patience.take() {
            return Some(refusal(None, &Error::TooMany));
        }
        let request: Request = match serde_json::from_str(came) {
            Ok(request) => request,
            Err(error) => return Some(refusal(None, &Error::BadRequest(error.to_string()))),
        };
        let re = request.id;
        let done = match self.seat {
            Some(seat) => {
                let asker = Asker { client: Some(self.id), re };
                asks::carry_out(&self.app.house, &self.cell, seat, request.ask, asker).await
            }
            None => Err(Error::NotSeated),
        };
        match done {
            Ok(None) => None,
            Ok(Some(said)) => Some(Message::Text(text(&said))),
            Err(error) => {
                if matches!(error, Error::Stale)
                    && let Ok(mut entered) = self.cell.enter(&self.app.house).await
                {
                    entered.catch_up(self.id);
                }
                Some(refusal(re, &error))
            }
        }
    }

    async fn leave(self) {
        match self.cell.enter(&self.app.house).await {
            Ok(mut entered) => entered.disconnect(self.id),
            Err(error) => error.log(),
        }
    }
}

//! One WebSocket a client.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;
use room::Declined;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::Service;
use super::frames::{Handshake, Socket};
use super::guard::Permit;
use super::tables::{Named, named};
use super::visitor::Coming;
use crate::api::{Ask, Request, Say};
use crate::bucket::Bucket;
use crate::error::Error;
use crate::rooms::{Asked, Asker, Asking, Client, Comer, Hinting, LockedTable};
use crate::wire::{Outlet, frame};

/// How long a client may take to say who it is.
const HELLO: Duration = Duration::from_secs(10);
/// How long a client may take to hear the last of it.
const GOODBYE: Duration = Duration::from_secs(5);
/// How often a silent client is asked whether it is still there; after two silent spells it is gone.
const PING: Duration = Duration::from_secs(30);
/// How many hints a connection may wait for: the one for this position, and the one before.
const HINTS: usize = 2;

/// `GET /api/tables/{id}/ws`
#[utoipa::path(get, path = "/api/tables/{id}/ws", tag = "play", params(("id" = String, Path, description = "The table.")),
    responses((status = 101, description = "Text frames: the client sends `Request`s, the first of them `hello`; the server sends `Say`s.", body = Say), (status = "4XX", body = crate::api::ErrorBody)))]
pub(super) async fn open(
    State(app): State<Service>,
    Coming { comer, .. }: Coming,
    id: Named,
    mut request: axum::extract::Request,
) -> Result<Response, Error> {
    let ticket = app.guard.socket(comer.household)?;
    let handshake = Handshake::read(&mut request)?;
    let table = app.tables.find(&named(id)?).await?;
    Ok(handshake.agree(move |socket| serve(app, table, comer, ticket, socket)))
}

async fn serve(app: Service, table: LockedTable, comer: Comer, ticket: Permit, mut socket: Socket) {
    metrics::gauge!("chabudai_sockets").increment(1);
    // What is needed once, or for a moment, does not stay with the socket while it waits.
    match Box::pin(greet(&app, &table, comer, &mut socket)).await {
        Ok(mut connection) => {
            let seats = f64::from(u8::from(connection.plays));
            metrics::gauge!("chabudai_seats").increment(seats);
            connection.run(&mut socket).await;
            metrics::gauge!("chabudai_seats").decrement(seats);
            connection.leave().await;
        }
        Err(Some(error)) => {
            socket.outlet.send(refusal(None, &error));
            drop(timeout(GOODBYE, socket.outlet.flush()).await);
        }
        Err(None) => {}
    }
    metrics::gauge!("chabudai_sockets").decrement(1);
    drop(ticket);
}

fn refusal(re: Option<u32>, error: &Error) -> Bytes {
    error.log();
    frame(&Say::Error { re, error: error.fault() })
}

/// A client that has said who it is.
struct Connection {
    app: Service,
    table: LockedTable,
    household: IpAddr,
    id: u64,
    /// Whether it came with a seat's token. Which seat it is, and whether it still is, the table knows.
    plays: bool,
    outlet: Arc<Outlet>,
    patience: Bucket,
    /// Hints that are being thought about; they end with the connection.
    hints: JoinSet<()>,
}

/// Waits for `hello` and connects the client to its table, or leaves it waiting at the door. No error means that the client has gone.
async fn greet(
    app: &Service,
    table: &LockedTable,
    comer: Comer,
    socket: &mut Socket,
) -> Result<Connection, Option<Error>> {
    let first = timeout(HELLO, next_text(socket)).await;
    let first = first.map_err(|_| Error::BadRequest("say `hello` first".into()))?.ok_or(None)?;
    let hello: Request =
        serde_json::from_str(&first).map_err(|error| Error::BadRequest(error.to_string()))?;
    let Ask::Hello { token, screen, knock } = hello.ask else {
        return Err(Some(Error::BadRequest("say `hello` first".into())));
    };
    let outlet = Arc::clone(&socket.outlet);
    let (comer, household) = (Comer { token, ..comer }, comer.household);
    if knock.is_some() {
        app.guard.seat(household)?;
    }
    let mut guard = table.enter(&app.tables).await?;
    // Whoever comes from another node sees all that they saw there.
    guard.freshen().await?;
    let id = app.tables.new_client_id();
    let plays = match knock {
        Some(name) => {
            guard.knock(id, &name, &comer, Arc::clone(&outlet)).await?;
            false
        }
        None => {
            let guest = guard.watches(&comer)?;
            let client = Client { screen, ..Client::new(id, guest, Arc::clone(&outlet), household) };
            let plays = client.seat.is_some();
            guard.connect(client).await?;
            plays
        }
    };
    let rate = f64::from(app.guard.limits.messages);
    Ok(Connection {
        app: app.clone(),
        table: table.clone(),
        household,
        id,
        plays,
        outlet,
        patience: Bucket::new(rate, 2.0 * rate),
        hints: JoinSet::new(),
    })
}

async fn next_text(socket: &mut Socket) -> Option<Utf8Bytes> {
    loop {
        match socket.next().await? {
            Message::Text(text) => return Some(text),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}

impl Connection {
    /// Carries messages both ways until either side has had enough.
    async fn run(&mut self, socket: &mut Socket) {
        let mut heard = Instant::now();
        // One timer for a spell, however much is said in it.
        let mut silence = Box::pin(tokio::time::sleep(PING));
        loop {
            tokio::select! {
                attended = self.outlet.attend() => {
                    if attended.is_err() || !self.settle(socket).await {
                        return;
                    }
                }
                came = socket.next() => {
                    heard = Instant::now();
                    let answer = match came {
                        Some(Message::Text(text)) => Box::pin(self.answer(&text)).await,
                        Some(Message::Binary(_)) => {
                            Some(refusal(None, &Error::BadRequest("messages are text".into())))
                        }
                        None | Some(Message::Close(_)) => return,
                        Some(_) => None,
                    };
                    if let Some(answer) = answer {
                        self.outlet.send(answer);
                    }
                }
                () = &mut silence => {
                    let quiet = heard.elapsed();
                    if quiet > 2 * PING || (quiet >= PING && socket.ping().await.is_err()) {
                        return;
                    }
                    silence.as_mut().reset(Instant::now() + PING);
                }
            }
        }
    }

    /// Sees to whoever has been told all that waited: says goodbye, or starts anew if something was missed.
    /// Whether to go on.
    async fn settle(&mut self, socket: &mut Socket) -> bool {
        if self.outlet.is_closing() {
            drop(socket.close().await);
            drop(timeout(GOODBYE, self.outlet.flush()).await);
            return false;
        }
        // The silence is ended with the table's lock held: not before, or a change could come ahead of the
        // fresh start.
        if self.outlet.has_missed() {
            match Box::pin(self.table.enter(&self.app.tables)).await {
                Ok(mut guard) => guard.catch_up(self.id),
                Err(_) => return false,
            }
        }
        true
    }

    async fn answer(&mut self, came: &str) -> Option<Bytes> {
        let request = serde_json::from_str::<Request>(came);
        if !self.patience.take() {
            // A client that waits for an answer to this very request must not wait for ever.
            return Some(refusal(request.ok().and_then(|request| request.id), &Error::TooMany));
        }
        let request = match request {
            Ok(request) => request,
            Err(error) => return Some(refusal(None, &Error::BadRequest(error.to_string()))),
        };
        let re = request.id;
        let answered = match self.ask(request).await {
            Ok(Asked::Hint(hinting)) => self.wait_for_hint(re, hinting),
            Ok(Asked::Say(said)) => return Some(frame(&said)),
            Ok(Asked::Told) => Ok(()),
            Err(error) => Err(error),
        };
        answered.err().map(|error| refusal(re, &error))
    }

    /// Sends a hint when it has come. The connection goes on meanwhile.
    fn wait_for_hint(&mut self, re: Option<u32>, hinting: Hinting) -> Result<(), Error> {
        while self.hints.try_join_next().is_some() {}
        if self.hints.len() >= HINTS {
            return Err(Error::TooMany);
        }
        let outlet = Arc::clone(&self.outlet);
        self.hints.spawn(async move {
            outlet.send(match hinting.say().await {
                Ok(hint) => frame(&hint),
                Err(error) => refusal(re, &error),
            });
        });
        Ok(())
    }

    /// Asks the table for what the client wants, as the seat that it has there now.
    async fn ask(&self, request: Request) -> Result<Asked, Error> {
        if !self.plays {
            return Err(Declined::NotSeated.into());
        }
        let asker = Asker {
            client: Some(self.id),
            re: request.id,
            arrived: Some(std::time::Instant::now()),
            household: Some(self.household),
        };
        let mut guard = self.table.enter(&self.app.tables).await?;
        let seat = guard.seat_of_client(self.id)?;
        guard.admit(Asking::Person)?;
        guard.ask(seat, request.ask, asker).await
    }

    async fn leave(self) {
        let left = async { self.table.enter(&self.app.tables).await?.disconnect(self.id).await };
        if let Err(error) = left.await {
            error.log();
        }
    }
}

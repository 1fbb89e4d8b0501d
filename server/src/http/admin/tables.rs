//! What whoever runs the server sees of tables, and does about them.

use std::collections::HashSet;
use std::time::Duration;

use axum::Json;
use axum::extract::{Query, State};
use engine::{Eye, Played, Replay, Seat};
use room::{Chair, Declined, Room, Step, TableRecord};
use serde::Deserialize;

use super::Admin;
use crate::api::{AdminLook, AdminTable, Announce, Drain, Unname, Unsay};
use crate::clock::steady;
use crate::error::Error;
use crate::http::tables::{Body, Named, body, named};
use crate::rooms::TableGuard;

/// The most tables in a list, besides those in memory.
const LIST: u32 = 200;

/// Which tables.
#[derive(Debug, Deserialize)]
pub(super) struct Which {
    /// Also those that rest on disk.
    #[serde(default)]
    all: bool,
}

/// `GET /api/admin/tables`
pub(super) async fn list(
    State(Admin { app, .. }): State<Admin>,
    Query(Which { all }): Query<Which>,
) -> Result<Json<Vec<AdminTable>>, Error> {
    let mut list = Vec::new();
    for table in app.tables.all_awake() {
        list.push(listed(&table.hold(&app.tables).await));
    }
    list.sort_by_key(|table| std::cmp::Reverse(table.created));
    if all {
        let awake: HashSet<String> = list.iter().map(|table| table.id.clone()).collect();
        let records = app.tables.store.latest(LIST).await?;
        list.extend(records.iter().filter(|record| !awake.contains(&record.id)).map(line));
    }
    Ok(Json(list))
}

fn listed(guard: &TableGuard) -> AdminTable {
    let audience = &guard.state.audience;
    let (present, spectators) = (audience.present().iter().collect(), audience.onlookers().spectators);
    AdminTable { present, spectators, awake: true, ..line(guard.room().record()) }
}

fn line(record: &TableRecord) -> AdminTable {
    let name = |chair: &Chair| match chair {
        Chair::Person { name, .. } => Some(name.clone()),
        Chair::Open | Chair::Bot(_) => None,
    };
    AdminTable {
        id: record.id.clone(),
        code: record.code.clone(),
        game: record.meta.config.game.clone(),
        phase: record.meta.phase,
        names: record.meta.chairs.iter().map(name).collect(),
        present: Vec::new(),
        spectators: 0,
        awake: false,
        closed: record.meta.closed,
        created: record.created,
    }
}

/// `GET /api/admin/tables/{id}`
pub(super) async fn look(
    State(Admin { app, .. }): State<Admin>,
    id: Named,
) -> Result<Json<AdminLook>, Error> {
    let guard = app.tables.enter(&named(id)?).await?;
    let chat = guard.room().chat().cloned().collect();
    Ok(Json(AdminLook { table: listed(&guard), chat, seen: seen(guard.room()) }))
}

/// The game as a spectator might take it to be. Whoever draws it needs a whole position, and must not get the one
/// that is on the table.
fn seen(room: &Room) -> Option<Replay> {
    let mut table = room.round()?.table().fork();
    table.redeal(Eye::Spectator, catalog::random_seed());
    let names: Vec<String> = line(room.record()).names.into_iter().map(Option::unwrap_or_default).collect();
    // A position is taken for one of a game by its hash in the log, and the log itself may tell what is sealed.
    let log = vec![Played { seat: Seat::default(), action: String::new(), hash: table.state_hash() }];
    Some(Replay { first: None, actions: log, ..table.replay(&names) })
}

/// Does something about a table.
async fn act(
    Admin { app, .. }: Admin,
    id: Named,
    mut act: impl FnMut(&mut Room) -> Result<Step, Declined>,
) -> Result<Json<()>, Error> {
    let mut guard = app.tables.enter(&named(id)?).await?;
    guard.act(|room, _| act(room)).await.map(Json)
}

/// `POST /api/admin/tables/{id}/close`
pub(super) async fn close(State(admin): State<Admin>, id: Named) -> Result<Json<()>, Error> {
    act(admin, id, |room| Ok(room.close())).await
}

/// `POST /api/admin/tables/{id}/remove`
pub(super) async fn remove(State(Admin { app, .. }): State<Admin>, id: Named) -> Result<Json<()>, Error> {
    app.tables.remove(&named(id)?).await.map(Json)
}

/// `POST /api/admin/tables/{id}/unname`
pub(super) async fn unname(
    State(admin): State<Admin>,
    id: Named,
    asked: Body<Unname>,
) -> Result<Json<()>, Error> {
    let Unname { seat } = body(asked)?;
    act(admin, id, |room| room.strike_name(seat)).await
}

/// `POST /api/admin/tables/{id}/unsay`
pub(super) async fn unsay(
    State(admin): State<Admin>,
    id: Named,
    asked: Body<Unsay>,
) -> Result<Json<()>, Error> {
    let Unsay { at } = body(asked)?;
    act(admin, id, |room| room.unsay(at)).await
}

/// `POST /api/admin/announce`: how many tables were told.
pub(super) async fn announce(
    State(Admin { app, .. }): State<Admin>,
    asked: Body<Announce>,
) -> Result<Json<usize>, Error> {
    let Announce { minutes } = body(asked)?;
    let after = |minutes: u32| Duration::from_secs(60 * u64::from(minutes)).as_millis() as u64;
    Ok(Json(app.tables.announce(minutes.map(|minutes| steady() + after(minutes))).await))
}

/// `POST /api/admin/drain`
pub(super) async fn drain(
    State(Admin { app, .. }): State<Admin>,
    asked: Body<Drain>,
) -> Result<Json<()>, Error> {
    app.tables.house.drain(body(asked)?.on);
    Ok(Json(()))
}

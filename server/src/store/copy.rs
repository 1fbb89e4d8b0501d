//! A store copied into another one, of whichever kind, and compared by hashes.

use sha2::{Digest, Sha256};

use super::database::{Database, Row, Value, end};
use super::{Sqlite, StoreError};

/// How many rows are read and written at once.
const PAGE: usize = 500;

/// What is copied of a table: how a page of it is read, the rows after a certain one, and how a row is written. Each
/// row begins with what it is found by.
struct Part {
    name: &'static str,
    /// The first page, and those after a row.
    first: &'static str,
    next: &'static str,
    write: &'static str,
    /// How many columns a row is found by.
    keys: usize,
    /// The column whose text is JSON.
    json: &'static [usize],
}

macro_rules! part {
    ($name:literal, keys: $keys:literal = $key:literal > $after:literal, read: $read:literal, write: $write:literal, $places:literal, json: $json:expr) => {
        Part {
            name: $name,
            first: concat!("SELECT ", $read, " FROM ", $name, " ORDER BY ", $key, " LIMIT 500"),
            next: concat!(
                "SELECT ",
                $read,
                " FROM ",
                $name,
                " WHERE (",
                $key,
                ") > ",
                $after,
                " ORDER BY ",
                $key,
                " LIMIT 500"
            ),
            write: concat!("INSERT INTO ", $name, " (", $write, ") VALUES (", $places, ")"),
            keys: $keys,
            json: $json,
        }
    };
}

const PARTS: [Part; 9] = [
    part!("tables", keys: 1 = "key" > "($1)", read: "key, id, code, listed, created, used, CAST(meta AS TEXT)",
        write: "key, id, code, listed, created, used, meta", "$1, $2, $3, $4, $5, $6, $7", json: &[6]),
    part!("versions", keys: 1 = "table_key" > "($1)", read: "table_key, version",
        write: "table_key, version", "$1, $2", json: &[]),
    part!("games", keys: 1 = "key" > "($1)", read: "key, table_key, game, CAST(setup AS TEXT), started, ended, replay, CAST(result AS TEXT)",
        write: "key, table_key, game, setup, started, ended, replay, result", "$1, $2, $3, $4, $5, $6, $7, $8", json: &[3, 7]),
    part!("actions", keys: 2 = "game, number" > "($1, $2)", read: "game, number, seat, action, hash",
        write: "game, number, seat, action, hash", "$1, $2, $3, $4, $5", json: &[]),
    part!("states", keys: 1 = "game" > "($1)", read: "game, number, shuffles, state",
        write: "game, number, shuffles, state", "$1, $2, $3, $4", json: &[]),
    part!("chat", keys: 1 = "key" > "($1)", read: "key, table_key, seat, at, text, phrase",
        write: "key, table_key, seat, at, text, phrase", "$1, $2, $3, $4, $5, $6", json: &[]),
    part!("visits", keys: 2 = "visitor, table_key" > "($1, $2)", read: "visitor, table_key, seat, at",
        write: "visitor, table_key, seat, at", "$1, $2, $3, $4", json: &[]),
    part!("tallies", keys: 2 = "game, players" > "($1, $2)", read: "game, players, games, actions, seconds",
        write: "game, players, games, actions, seconds", "$1, $2, $3, $4, $5", json: &[]),
    part!("seat_tallies", keys: 3 = "game, players, place" > "($1, $2, $3)", read: "game, players, place, wins",
        write: "game, players, place, wins", "$1, $2, $3, $4", json: &[]),
];

/// What was copied: how many rows, and their hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    /// The name of the table.
    pub name: &'static str,
    /// How many rows it has.
    pub rows: u64,
    /// SHA-256 of all of them in their order, in hex.
    pub hash: String,
}

/// Copies everything into a store that has nothing yet, and compares: what both have in the end is given back.
pub(crate) async fn copy(from: &impl Database, to: &impl Database) -> Result<Vec<Copied>, StoreError> {
    for part in &PARTS {
        if !to.ask(part.first, Vec::new()).await?.is_empty() {
            return Err(StoreError::NotEmpty);
        }
    }
    let mut copied = Vec::new();
    for part in &PARTS {
        copied.push(walk(from, part, Some(to)).await?);
    }
    number_on(to).await?;
    for (part, copied) in PARTS.iter().zip(&copied) {
        for (place, db) in
            [("the copy", walk(to, part, NOBODY).await?), ("the original", walk(from, part, NOBODY).await?)]
        {
            if db != *copied {
                return Err(StoreError::Unlike(part.name, place));
            }
        }
    }
    Ok(copied)
}

const NOBODY: Option<&Sqlite> = None;

/// Reads a table from beginning to end, and perhaps writes it elsewhere.
async fn walk(from: &impl Database, part: &Part, to: Option<&impl Database>) -> Result<Copied, StoreError> {
    let (mut hash, mut rows, mut last) = (Sha256::new(), 0, None::<Row>);
    loop {
        let page = match last.take() {
            None => from.ask(part.first, Vec::new()).await?,
            Some(row) => from.ask(part.next, row[..part.keys].to_vec()).await?,
        };
        rows += page.len() as u64;
        page.iter().flatten().for_each(|value| digest(&mut hash, value));
        if let Some(to) = to {
            write(to, part, &page).await?;
        }
        if page.len() < PAGE {
            let hash = room::secrets::hex(&hash.finalize());
            return Ok(Copied { name: part.name, rows, hash });
        }
        last = page.into_iter().next_back();
    }
}

fn digest(hash: &mut Sha256, value: &Value) {
    let (kind, bytes) = match value {
        Value::Null => (0_u8, Vec::new()),
        Value::Number(number) => (1, number.to_be_bytes().to_vec()),
        Value::Text(text) | Value::Json(text) => (2, text.clone().into_bytes()),
        Value::Bytes(bytes) => (3, bytes.clone()),
    };
    hash.update([kind]);
    hash.update((bytes.len() as u64).to_be_bytes());
    hash.update(bytes);
}

async fn write(to: &impl Database, part: &Part, page: &[Row]) -> Result<(), StoreError> {
    let mut db = to.begin().await?;
    let mut done = Ok(());
    for row in page {
        let mut row = row.clone();
        for &column in part.json {
            if let Value::Text(text) = &mut row[column] {
                row[column] = Value::Json(std::mem::take(text));
            }
        }
        done = db.run(part.write, row).await.map(drop);
        if done.is_err() {
            break;
        }
    }
    end(to, db, done).await
}

/// Numbers go on after those that were copied.
async fn number_on(to: &impl Database) -> Result<(), StoreError> {
    let mut db = to.begin().await?;
    let mut done = Ok(0);
    for sql in [
        "UPDATE numbers SET last = (SELECT coalesce(max(key), 0) FROM tables) WHERE what = 'tables'",
        "UPDATE numbers SET last = (SELECT coalesce(max(key), 0) FROM games) WHERE what = 'games'",
    ] {
        done = done.and(db.run(sql, Vec::new()).await);
    }
    end(to, db, done).await?;
    to.number_lines_on().await
}

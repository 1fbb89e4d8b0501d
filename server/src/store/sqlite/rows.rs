//! Rows as records.

use engine::{Last, Played, Seat, StateHash};
use room::{Phrase, Scored};
use serde::de::DeserializeOwned;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::store::{ChatLine, GameRecord, LastState, StoreError, TableRecord, Tally, TallySeat};

fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Damaged(error.to_string()))
}

pub(super) fn table(row: &SqliteRow) -> Result<TableRecord, StoreError> {
    Ok(TableRecord {
        key: row.try_get("key")?,
        id: row.try_get("id")?,
        code: row.try_get("code")?,
        listed: row.try_get("listed")?,
        created: row.try_get::<i64, _>("created")? as u64,
        revision: row.try_get::<i64, _>("revision")? as u64,
        meta: from_json(row.try_get("meta")?)?,
    })
}

pub(super) fn game(row: &SqliteRow) -> Result<GameRecord, StoreError> {
    let result: Option<&str> = row.try_get("result")?;
    Ok(GameRecord {
        key: row.try_get("key")?,
        table: row.try_get("table_key")?,
        game: row.try_get("game")?,
        setup: from_json(row.try_get("setup")?)?,
        started: row.try_get::<i64, _>("started")? as u64,
        ended: row.try_get::<Option<i64>, _>("ended")?.map(|ended| ended as u64),
        replay: row.try_get("replay")?,
        result: result.map(from_json::<Scored>).transpose()?,
    })
}

fn seat(number: i64) -> Result<Seat, StoreError> {
    let seat = usize::try_from(number).ok().and_then(Seat::new);
    seat.ok_or_else(|| StoreError::Damaged(format!("there is no seat {number} at any table")))
}

pub(super) fn action(row: &SqliteRow) -> Result<Played, StoreError> {
    Ok(Played {
        seat: seat(row.try_get("seat")?)?,
        action: row.try_get("action")?,
        hash: StateHash(row.try_get::<i64, _>("hash")? as u64),
    })
}

pub(super) fn line(row: &SqliteRow) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        seat: seat(row.try_get("seat")?)?,
        text: row.try_get("text")?,
        phrase: row.try_get::<Option<&str>, _>("phrase")?.and_then(Phrase::of),
        at: row.try_get::<i64, _>("at")? as u64,
    })
}

pub(super) fn state(row: &SqliteRow) -> Result<LastState, StoreError> {
    let last = Last { state: from_json(row.try_get("state")?)?, shuffles: row.try_get("shuffles")? };
    Ok(LastState { number: row.try_get("number")?, last })
}

fn count(row: &SqliteRow, name: &str) -> Result<u64, StoreError> {
    Ok(row.try_get::<i64, _>(name)? as u64)
}

pub(super) fn tally(row: &SqliteRow) -> Result<Tally, StoreError> {
    Ok(Tally {
        players: row.try_get("players")?,
        games: count(row, "games")?,
        actions: count(row, "actions")?,
        seconds: count(row, "seconds")?,
    })
}

pub(super) fn tally_seat(row: &SqliteRow) -> Result<TallySeat, StoreError> {
    Ok(TallySeat {
        players: row.try_get("players")?,
        place: row.try_get("place")?,
        wins: count(row, "wins")?,
    })
}

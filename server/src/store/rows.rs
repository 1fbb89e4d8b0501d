//! Rows as records.

use std::vec::IntoIter;

use engine::{Last, Played, Seat, StateHash};
use room::{Phrase, Scored};
use serde::de::DeserializeOwned;

use super::database::{Row, Value, damaged};
use super::{ChatLine, GameRecord, LastState, StoreError, TableRecord, Tally, TallySeat};

/// The columns of a table's record, in the order in which they are read.
macro_rules! table_columns {
    () => {
        "tables.key, tables.id, tables.code, tables.listed, tables.created, versions.version, CAST(tables.meta AS TEXT)"
    };
}
/// The same of a game's.
macro_rules! game_columns {
    () => {
        "key, table_key, game, CAST(setup AS TEXT), started, ended, replay, CAST(result AS TEXT)"
    };
}
pub(super) use {game_columns, table_columns};

/// The values of a row, taken one after the other.
pub(super) struct Fields(IntoIter<Value>);

impl From<Row> for Fields {
    fn from(row: Row) -> Fields {
        Fields(row.into_iter())
    }
}

impl Fields {
    fn value(&mut self) -> Value {
        self.0.next().unwrap_or(Value::Null)
    }

    pub(super) fn number(&mut self) -> Result<i64, StoreError> {
        self.maybe_number()?.ok_or_else(|| damaged("a number is missing"))
    }

    fn maybe_number(&mut self) -> Result<Option<i64>, StoreError> {
        match self.value() {
            Value::Number(number) => Ok(Some(number)),
            Value::Null => Ok(None),
            other => Err(damaged(format!("{other:?} is no number"))),
        }
    }

    pub(super) fn text(&mut self) -> Result<String, StoreError> {
        self.maybe_text()?.ok_or_else(|| damaged("a text is missing"))
    }

    fn maybe_text(&mut self) -> Result<Option<String>, StoreError> {
        match self.value() {
            Value::Text(text) => Ok(Some(text)),
            Value::Null => Ok(None),
            other => Err(damaged(format!("{other:?} is no text"))),
        }
    }

    fn json<T: DeserializeOwned>(&mut self) -> Result<T, StoreError> {
        from_json(&self.text()?)
    }

    pub(super) fn seat(&mut self) -> Result<Seat, StoreError> {
        let number = self.number()?;
        let seat = usize::try_from(number).ok().and_then(Seat::new);
        seat.ok_or_else(|| damaged(format!("there is no seat {number} at any table")))
    }

    fn count(&mut self) -> Result<u32, StoreError> {
        self.number()?.try_into().map_err(damaged)
    }
}

pub(super) fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(damaged)
}

pub(super) fn number(mut row: Fields) -> Result<i64, StoreError> {
    row.number()
}

pub(super) fn text(mut row: Fields) -> Result<String, StoreError> {
    row.text()
}

pub(super) fn table(mut row: Fields) -> Result<TableRecord, StoreError> {
    table_of(&mut row)
}

pub(super) fn table_and_seat(mut row: Fields) -> Result<(TableRecord, u8), StoreError> {
    Ok((table_of(&mut row)?, row.seat()?.index() as u8))
}

fn table_of(row: &mut Fields) -> Result<TableRecord, StoreError> {
    Ok(TableRecord {
        key: row.number()?,
        id: row.text()?,
        code: row.text()?,
        listed: row.number()? != 0,
        created: row.number()? as u64,
        version: row.number()? as u64,
        meta: row.json()?,
    })
}

pub(super) fn version(mut row: Fields) -> Result<(i64, u64), StoreError> {
    Ok((row.number()?, row.number()? as u64))
}

pub(super) fn game(mut row: Fields) -> Result<GameRecord, StoreError> {
    Ok(GameRecord {
        key: row.number()?,
        table: row.number()?,
        game: row.text()?,
        setup: row.json()?,
        started: row.number()? as u64,
        ended: row.maybe_number()?.map(|ended| ended as u64),
        replay: row.maybe_text()?,
        result: row.maybe_text()?.as_deref().map(from_json::<Scored>).transpose()?,
    })
}

pub(super) fn action(mut row: Fields) -> Result<Played, StoreError> {
    Ok(Played { seat: row.seat()?, action: row.text()?, hash: StateHash(row.number()? as u64) })
}

pub(super) fn line(mut row: Fields) -> Result<ChatLine, StoreError> {
    let (seat, at, text) = (row.seat()?, row.number()? as u64, row.text()?);
    Ok(ChatLine { seat, text, phrase: row.maybe_text()?.as_deref().and_then(Phrase::of), at })
}

pub(super) fn state(mut row: Fields) -> Result<LastState, StoreError> {
    let (number, shuffles) = (row.count()?, row.number()?.try_into().map_err(damaged)?);
    Ok(LastState { number, last: Last { state: row.json()?, shuffles } })
}

pub(super) fn tally(mut row: Fields) -> Result<Tally, StoreError> {
    Ok(Tally {
        players: row.count()?,
        games: row.number()? as u64,
        actions: row.number()? as u64,
        seconds: row.number()? as u64,
    })
}

pub(super) fn tally_seat(mut row: Fields) -> Result<TallySeat, StoreError> {
    Ok(TallySeat { players: row.count()?, place: row.count()?, wins: row.number()? as u64 })
}

//! What both databases have in common: values, rows, a connection that changes things, and questions.
//!
//! SQLite and PostgreSQL understand the same questions if one keeps to what they share, so most of the SQL is
//! written once. What differs is in a `Dialect`.

use futures_util::future::BoxFuture;

use super::{Commit, Met, StoreError, Stored};

/// A value of a column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Null,
    Number(i64),
    Text(String),
    /// A text that is JSON, for a column that knows it.
    Json(String),
    Bytes(Vec<u8>),
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<u64> for Value {
    /// What is larger than any column can hold is the largest that one can.
    fn from(number: u64) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(number.into())
    }
}

impl From<engine::Seat> for Value {
    fn from(seat: engine::Seat) -> Value {
        Value::Number(seat.index() as i64)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<&[u8]> for Value {
    fn from(bytes: &[u8]) -> Value {
        Value::Bytes(bytes.to_vec())
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Null, Into::into)
    }
}

/// The values of some columns, in their order.
pub(crate) type Row = Vec<Value>;

/// What comes of saying something to a database.
pub(crate) type Said<'a, T> = BoxFuture<'a, sqlx::Result<T>>;

/// A connection that can be asked, and changes things.
pub(crate) trait Connection: Send {
    /// Changes something; how many rows that were.
    fn run<'a>(&'a mut self, sql: &'static str, values: Vec<Value>) -> Said<'a, u64>;

    /// Reads something.
    fn ask<'a>(&'a mut self, sql: &'static str, values: Vec<Value>) -> Said<'a, Vec<Row>>;
}

/// A connection in the middle of a transaction: all that it changes lasts, or nothing.
pub(crate) trait Transaction: Connection {
    /// Makes it last.
    fn commit<'a>(self: Box<Self>) -> Said<'a, ()>
    where
        Self: 'a;

    /// Forgets it.
    fn roll_back<'a>(self: Box<Self>) -> Said<'a, ()>
    where
        Self: 'a;
}

/// Ends a transaction: what was done lasts, or if it failed nothing does.
pub(super) async fn end<T>(
    db: &impl Database,
    transaction: Box<dyn Transaction + '_>,
    done: sqlx::Result<T>,
) -> Result<T, StoreError> {
    let ended = match done {
        Ok(done) => transaction.commit().await.map(|()| done),
        Err(error) => {
            // Where the database has rolled back already this one fails, and may.
            drop(transaction.roll_back().await);
            Err(error)
        }
    };
    ended.map_err(|error| db.failed(error))
}

/// Whatever the two databases do differently.
pub(crate) trait Database: Send + Sync + 'static {
    /// Reads something.
    fn ask<'a>(&'a self, sql: &'static str, values: Vec<Value>) -> Stored<'a, Vec<Row>>;

    /// Begins to change something.
    fn begin(&self) -> Stored<'_, Box<dyn Transaction + '_>>;

    /// What a failure means.
    fn failed(&self, error: sqlx::Error) -> StoreError;

    /// Makes these commits last, of each all or nothing; which of them have.
    fn write<'a>(&'a self, commits: &'a [Commit]) -> Stored<'a, Vec<bool>>;

    /// The versions of the tables whose keys are in this list of JSON.
    fn versions_of(&self, keys: String) -> Stored<'_, Vec<Row>>;

    /// Lines of chat are numbered on after those that are there.
    fn number_lines_on(&self) -> Stored<'_, ()>;

    /// Whether others may write to it at the same time.
    fn is_shared(&self) -> bool;

    /// Says that a node is alive, and asks who else is.
    fn meet<'a>(&'a self, node: &'a str) -> Stored<'a, Met>;

    /// Writes something that changes nothing.
    fn probe(&self) -> Stored<'_, ()>;

    /// Ends all use of it.
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// What a database that we did not write says of a row that is not as we wrote it.
pub(super) fn damaged(what: impl ToString) -> StoreError {
    StoreError::Damaged(what.to_string())
}

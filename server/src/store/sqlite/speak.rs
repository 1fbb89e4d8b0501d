//! SQLite as a database of ours: values, rows, transactions.

use std::sync::PoisonError;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{Row as _, TypeInfo, ValueRef};
use tokio::sync::MutexGuard;

use super::dialect::DIALECT;
use super::{Sqlite, failed};
use crate::clock::now;
use crate::store::database::{Connection, Database, Row, Said, Transaction, Value, end};
use crate::store::write::apply;
use crate::store::{Commit, Met, StoreError, Stored};

fn say(sql: &'static str, values: Vec<Value>) -> Query<'static, sqlx::Sqlite, SqliteArguments> {
    values.into_iter().fold(sqlx::query(sql), |query, value| match value {
        Value::Null => query.bind(None::<i64>),
        Value::Number(number) => query.bind(number),
        Value::Text(text) | Value::Json(text) => query.bind(text),
        Value::Bytes(bytes) => query.bind(bytes),
    })
}

fn read(row: &SqliteRow) -> sqlx::Result<Row> {
    let value = |column: usize| {
        let raw = row.try_get_raw(column)?;
        Ok(match raw.type_info().name() {
            _ if raw.is_null() => Value::Null,
            "TEXT" => Value::Text(row.try_get(column)?),
            "BLOB" => Value::Bytes(row.try_get(column)?),
            _ => Value::Number(row.try_get(column)?),
        })
    };
    (0..row.len()).map(value).collect()
}

impl Connection for SqliteConnection {
    fn run<'a>(&'a mut self, sql: &'static str, values: Vec<Value>) -> Said<'a, u64> {
        async move { Ok(say(sql, values).execute(self).await?.rows_affected()) }.boxed()
    }

    fn ask<'a>(&'a mut self, sql: &'static str, values: Vec<Value>) -> Said<'a, Vec<Row>> {
        async move { say(sql, values).fetch_all(self).await?.iter().map(read).collect() }.boxed()
    }
}

/// The one writer of the file, in the middle of something.
struct Writing<'w>(MutexGuard<'w, SqliteConnection>);

impl Connection for Writing<'_> {
    fn run<'a>(&'a mut self, sql: &'static str, values: Vec<Value>) -> Said<'a, u64> {
        Connection::run(&mut *self.0, sql, values)
    }

    fn ask<'a>(&'a mut self, sql: &'static str, values: Vec<Value>) -> Said<'a, Vec<Row>> {
        Connection::ask(&mut *self.0, sql, values)
    }
}

impl Transaction for Writing<'_> {
    fn commit<'a>(mut self: Box<Self>) -> Said<'a, ()>
    where
        Self: 'a,
    {
        async move {
            let done = sqlx::query("COMMIT").execute(&mut *self.0).await;
            if done.is_err() {
                // SQLite may have rolled back already: then this one fails, and may.
                drop(sqlx::query("ROLLBACK").execute(&mut *self.0).await);
            }
            done.map(drop)
        }
        .boxed()
    }

    fn roll_back<'a>(mut self: Box<Self>) -> Said<'a, ()>
    where
        Self: 'a,
    {
        async move { sqlx::query("ROLLBACK").execute(&mut *self.0).await.map(drop) }.boxed()
    }
}

impl Database for Sqlite {
    fn ask<'a>(&'a self, sql: &'static str, values: Vec<Value>) -> Stored<'a, Vec<Row>> {
        async move {
            let rows = say(sql, values).fetch_all(&self.readers).await.map_err(failed)?;
            rows.iter().map(read).collect::<sqlx::Result<_>>().map_err(failed)
        }
        .boxed()
    }

    fn begin(&self) -> Stored<'_, Box<dyn Transaction + '_>> {
        async move {
            let mut writer = self.writing().await?;
            sqlx::query("BEGIN IMMEDIATE").execute(&mut *writer).await.map_err(failed)?;
            Ok(Box::new(Writing(writer)) as Box<dyn Transaction + '_>)
        }
        .boxed()
    }

    fn failed(&self, error: sqlx::Error) -> StoreError {
        failed(error)
    }

    fn write<'a>(&'a self, commits: &'a [Commit]) -> Stored<'a, Vec<bool>> {
        async move {
            let mut db = self.begin().await?;
            let done = apply(&mut *db, &DIALECT, commits).await;
            end(self, db, done).await
        }
        .boxed()
    }

    fn versions_of(&self, keys: String) -> Stored<'_, Vec<Row>> {
        let sql = "SELECT table_key, version FROM versions WHERE table_key IN (SELECT value FROM json_each($1)) ORDER BY table_key";
        Database::ask(self, sql, vec![Value::Json(keys)])
    }

    /// SQLite always does.
    fn number_lines_on(&self) -> Stored<'_, ()> {
        async { Ok(()) }.boxed()
    }

    fn is_shared(&self) -> bool {
        false
    }

    /// Whoever has the file is alone with it.
    fn meet<'a>(&'a self, _: &'a str) -> Stored<'a, Met> {
        async { Ok(Met { others: Vec::new(), clock: now() }) }.boxed()
    }

    fn probe(&self) -> Stored<'_, ()> {
        async move {
            let mut writer = self.writer.lock().await;
            // Nobody reads this number; writing it anew takes a commit like any other.
            sqlx::query("PRAGMA user_version = 0").execute(&mut *writer).await.map(drop).map_err(failed)
        }
        .boxed()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move {
            self.readers.close().await;
            // The last connection folds the write-ahead log into the file when it closes.
            let mut writer = self.writer.lock().await;
            drop(sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *writer).await);
            self.tenancy.lock().unwrap_or_else(PoisonError::into_inner).take();
        }
        .boxed()
    }
}

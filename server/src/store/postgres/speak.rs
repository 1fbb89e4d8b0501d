//! PostgreSQL as a database of ours: values, rows, transactions.

use std::io::ErrorKind;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use room::Change;
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::pool::PoolConnection;
use sqlx::postgres::types::Oid;
use sqlx::postgres::{PgArgumentBuffer, PgArguments, PgConnection, PgPool, PgRow, PgTypeInfo};
use sqlx::query::Query;
use sqlx::{Encode, Row as _, Type, TypeInfo, ValueRef};

use super::dialect::{DIALECT, PLAY};
use super::{PATIENCE, Postgres, failed, unreached};
use crate::store::database::{Connection, Database, Row, Said, Transaction, Value, end};
use crate::store::write::apply;
use crate::store::{Commit, Met, StoreError, Stored};

/// How long a statement of those may take that are not asked while somebody waits: a little longer than the database
/// itself allows.
const LONGEST: Duration = Duration::from_secs(25);

/// A text for a column of the type `json`, which is given back as it was written.
struct JsonText(String);

impl Type<sqlx::Postgres> for JsonText {
    fn type_info() -> PgTypeInfo {
        PgTypeInfo::with_oid(Oid(114))
    }
}

impl<'q> Encode<'q, sqlx::Postgres> for JsonText {
    fn encode_by_ref(&self, buffer: &mut PgArgumentBuffer) -> Result<IsNull, BoxDynError> {
        buffer.extend_from_slice(self.0.as_bytes());
        Ok(IsNull::No)
    }
}

/// Nothing, for a column of any type.
struct Nothing;

impl Type<sqlx::Postgres> for Nothing {
    fn type_info() -> PgTypeInfo {
        PgTypeInfo::with_oid(Oid(705))
    }
}

impl<'q> Encode<'q, sqlx::Postgres> for Nothing {
    fn encode_by_ref(&self, _: &mut PgArgumentBuffer) -> Result<IsNull, BoxDynError> {
        Ok(IsNull::Yes)
    }
}

fn say(sql: &'static str, values: Vec<Value>) -> Query<'static, sqlx::Postgres, PgArguments> {
    values.into_iter().fold(sqlx::query(sql), |query, value| match value {
        Value::Null => query.bind(Nothing),
        Value::Number(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
        Value::Json(text) => query.bind(JsonText(text)),
        Value::Bytes(bytes) => query.bind(bytes),
    })
}

fn read(row: &PgRow) -> sqlx::Result<Row> {
    let value = |column: usize| {
        let raw = row.try_get_raw(column)?;
        Ok(match raw.type_info().name() {
            _ if raw.is_null() => Value::Null,
            "BYTEA" => Value::Bytes(row.try_get(column)?),
            "INT8" => Value::Number(row.try_get(column)?),
            "INT4" => Value::Number(row.try_get::<i32, _>(column)?.into()),
            _ => Value::Text(row.try_get(column)?),
        })
    };
    (0..row.len()).map(value).collect()
}

impl Connection for PgConnection {
    fn run<'a>(&'a mut self, sql: &'static str, values: Vec<Value>) -> Said<'a, u64> {
        async move { Ok(say(sql, values).execute(self).await?.rows_affected()) }.boxed()
    }

    fn ask<'a>(&'a mut self, sql: &'static str, values: Vec<Value>) -> Said<'a, Vec<Row>> {
        async move { say(sql, values).fetch_all(self).await?.iter().map(read).collect() }.boxed()
    }
}

/// Waits for an answer, but not for ever.
async fn in_time<T>(patience: Duration, answer: impl Future<Output = sqlx::Result<T>>) -> sqlx::Result<T> {
    let answer = tokio::time::timeout(patience, answer).await;
    answer.unwrap_or_else(|_| Err(sqlx::Error::Io(std::io::Error::new(ErrorKind::TimedOut, "no answer"))))
}

/// Asks something. A connection on which no answer comes is given up.
pub(crate) async fn asked(
    pool: &PgPool,
    question: Query<'static, sqlx::Postgres, PgArguments>,
) -> sqlx::Result<Vec<PgRow>> {
    let mut db = pool.acquire().await?;
    let answer = in_time(PATIENCE, question.fetch_all(&mut *db)).await;
    if matches!(answer, Err(sqlx::Error::Io(_))) {
        db.close_on_drop();
    }
    answer
}

/// A connection in the middle of something. Unless that comes to an end the connection is given up, and the database
/// rolls it back: nobody knows what it is busy with, or whether it still leads anywhere.
struct Writing {
    db: PoolConnection<sqlx::Postgres>,
    ended: bool,
}

impl Writing {
    async fn begin(pool: &PgPool) -> sqlx::Result<Writing> {
        let mut writing = Writing { db: pool.acquire().await?, ended: false };
        writing.run("BEGIN", Vec::new()).await?;
        Ok(writing)
    }

    async fn end(mut self: Box<Self>, how: &'static str) -> sqlx::Result<()> {
        self.run(how, Vec::new()).await?;
        self.ended = true;
        Ok(())
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        if !self.ended {
            self.db.close_on_drop();
        }
    }
}

impl Connection for Writing {
    fn run<'a>(&'a mut self, sql: &'static str, values: Vec<Value>) -> Said<'a, u64> {
        in_time(LONGEST, Connection::run(&mut *self.db, sql, values)).boxed()
    }

    fn ask<'a>(&'a mut self, sql: &'static str, values: Vec<Value>) -> Said<'a, Vec<Row>> {
        in_time(LONGEST, Connection::ask(&mut *self.db, sql, values)).boxed()
    }
}

impl Transaction for Writing {
    fn commit<'a>(self: Box<Self>) -> Said<'a, ()>
    where
        Self: 'a,
    {
        self.end("COMMIT").boxed()
    }

    fn roll_back<'a>(self: Box<Self>) -> Said<'a, ()>
    where
        Self: 'a,
    {
        self.end("ROLLBACK").boxed()
    }
}

/// What most commits are made of, by columns.
#[derive(Default)]
struct Play {
    tables: Vec<i64>,
    versions: Vec<i64>,
    actions: Actions,
    states: States,
}

#[derive(Default)]
struct Actions {
    tables: Vec<i64>,
    games: Vec<i64>,
    numbers: Vec<i64>,
    seats: Vec<i64>,
    actions: Vec<String>,
    hashes: Vec<i64>,
}

#[derive(Default)]
struct States {
    tables: Vec<i64>,
    games: Vec<i64>,
    numbers: Vec<i64>,
    shuffles: Vec<i64>,
    states: Vec<String>,
}

impl Play {
    /// The columns, if these commits are nothing but actions and positions at tables that are there.
    fn of(commits: &[Commit]) -> Option<Play> {
        let mut play = Play::default();
        for Commit { table, version, changes } in commits {
            if *version == 0 {
                return None;
            }
            play.tables.push(*table);
            play.versions.push(*version as i64);
            for change in changes {
                match change {
                    Change::Append { game, number, played } => {
                        let Actions { tables, games, numbers, seats, actions, hashes } = &mut play.actions;
                        tables.push(*table);
                        games.push(*game);
                        numbers.push(i64::from(*number));
                        seats.push(played.seat.index() as i64);
                        actions.push(played.action.clone());
                        hashes.push(played.hash.0 as i64);
                    }
                    Change::State { game, state } => {
                        let States { tables, games, numbers, shuffles, states } = &mut play.states;
                        tables.push(*table);
                        games.push(*game);
                        numbers.push(i64::from(state.number));
                        shuffles.push(i64::from(state.last.shuffles));
                        states.push(state.last.state.to_string());
                    }
                    _ => return None,
                }
            }
        }
        Some(play)
    }
}

impl Postgres {
    /// One statement, which is all or nothing by itself.
    async fn play(&self, play: Play) -> sqlx::Result<Vec<i64>> {
        let Play { tables, versions, actions, states } = play;
        let query = sqlx::query(PLAY).bind(tables).bind(versions);
        let query = query.bind(actions.tables).bind(actions.games).bind(actions.numbers).bind(actions.seats);
        let query = query.bind(actions.actions).bind(actions.hashes);
        let query = query.bind(states.tables).bind(states.games).bind(states.numbers);
        let query = query.bind(states.shuffles).bind(states.states);
        asked(&self.writer, query).await?.iter().map(|row| row.try_get(0)).collect()
    }

    async fn apply(&self, commits: &[Commit]) -> Result<Vec<bool>, StoreError> {
        let mut db = self.begin().await?;
        let done = apply(&mut *db, &DIALECT, commits).await;
        end(self, db, done).await
    }
}

impl Database for Postgres {
    fn ask<'a>(&'a self, sql: &'static str, values: Vec<Value>) -> Stored<'a, Vec<Row>> {
        async move {
            let rows = asked(&self.readers, say(sql, values)).await;
            let rows = rows.map_err(|error| self.failed(error))?;
            rows.iter().map(read).collect::<sqlx::Result<_>>().map_err(|error| self.failed(error))
        }
        .boxed()
    }

    fn begin(&self) -> Stored<'_, Box<dyn Transaction + '_>> {
        async move {
            let begun = Writing::begin(&self.writer).await.map_err(|error| self.failed(error))?;
            Ok(Box::new(begun) as Box<dyn Transaction + '_>)
        }
        .boxed()
    }

    fn failed(&self, error: sqlx::Error) -> StoreError {
        failed(&self.place, error)
    }

    fn write<'a>(&'a self, commits: &'a [Commit]) -> Stored<'a, Vec<bool>> {
        async move {
            if let Some(play) = Play::of(commits) {
                let fitting = self.play(play).await.map_err(|error| self.failed(error))?;
                return Ok(commits.iter().map(|commit| fitting.contains(&commit.table)).collect());
            }
            let applied = tokio::time::timeout(PATIENCE, self.apply(commits)).await;
            applied.unwrap_or_else(|_| Err(unreached(&self.place, "no answer")))
        }
        .boxed()
    }

    fn versions_of(&self, keys: String) -> Stored<'_, Vec<Row>> {
        let sql = "SELECT table_key, version FROM versions
                   WHERE table_key IN (SELECT json_array_elements_text($1)::bigint) ORDER BY table_key";
        Database::ask(self, sql, vec![Value::Json(keys)])
    }

    fn number_lines_on(&self) -> Stored<'_, ()> {
        let sql = "SELECT setval(pg_get_serial_sequence('chat', 'key'), (SELECT coalesce(max(key), 0) + 1 FROM chat), false)";
        let done = sqlx::query(sql).execute(&self.writer);
        async move { done.await.map(drop).map_err(|error| self.failed(error)) }.boxed()
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn meet<'a>(&'a self, node: &'a str) -> Stored<'a, Met> {
        async move {
            let sql = "WITH me AS (INSERT INTO nodes VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen = now()),
                gone AS (DELETE FROM nodes WHERE seen < now() - interval '1 hour')
                SELECT ARRAY(SELECT id FROM nodes WHERE id <> $1 AND seen > now() - interval '3 seconds'),
                       CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";
            let rows = asked(&self.readers, say(sql, vec![node.into()])).await;
            let met = rows.and_then(|rows| {
                let row = rows.first().ok_or(sqlx::Error::RowNotFound)?;
                Ok(Met { others: row.try_get(0)?, clock: row.try_get::<i64, _>(1)? as u64 })
            });
            met.map_err(|error| self.failed(error))
        }
        .boxed()
    }

    fn probe(&self) -> Stored<'_, ()> {
        let written = sqlx::query("UPDATE numbers SET last = last WHERE what = 'games'");
        async move {
            let done = asked(&self.writer, written).await;
            done.map(drop).map_err(|error| self.failed(error))
        }
        .boxed()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move {
            self.writer.close().await;
            self.readers.close().await;
        }
        .boxed()
    }
}

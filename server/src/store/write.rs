//! Changes as SQL.

use std::collections::HashSet;

use engine::{Played, Seat};
use room::{CHAT_LINES, GameSetup, Phrase};
use serde::Serialize;

use super::database::{Connection, Value, damaged};
use super::rows::from_json;
use super::{Change, Commit, GameRecord, LastState, TableRecord};
use crate::clock::now;

/// What many rows at once look like in the SQL of a database. Each statement is given them as one JSON text, which
/// a database takes apart faster than we could hand them over one by one.
pub(super) struct Dialect {
    /// Raises versions that are as they are expected, and returns whose they were.
    pub(super) raise: &'static str,
    /// Makes the first version of tables that have none, and returns whose they are.
    pub(super) born: &'static str,
    pub(super) tables: &'static str,
    pub(super) begun: &'static str,
    pub(super) actions: &'static str,
    pub(super) states: &'static str,
    pub(super) ended: &'static str,
    pub(super) tallies: &'static str,
    pub(super) seat_tallies: &'static str,
}

/// Makes commits of different tables last; which of them the version fitted.
pub(super) async fn apply(
    db: &mut dyn Connection,
    dialect: &Dialect,
    commits: &[Commit],
) -> sqlx::Result<Vec<bool>> {
    let fitting = raise(db, dialect, commits).await?;
    let fits = |commit: &Commit| fitting.contains(&commit.table);
    carry_out(db, dialect, commits.iter().filter(|commit| fits(commit))).await?;
    Ok(commits.iter().map(fits).collect())
}

async fn raise(db: &mut dyn Connection, dialect: &Dialect, commits: &[Commit]) -> sqlx::Result<HashSet<i64>> {
    let (mut raised, mut born) = (Rows::default(), Rows::default());
    for Commit { table, version, .. } in commits {
        if *version == 0 { born.push(table) } else { raised.push((table, version)) }
    }
    let mut fitting = HashSet::with_capacity(commits.len());
    for (sql, rows) in [(dialect.raise, raised), (dialect.born, born)] {
        if let Some(json) = rows.json() {
            let tables = db.ask(sql, vec![json]).await?.into_iter().flatten();
            fitting
                .extend(tables.filter_map(|key| if let Value::Number(key) = key { Some(key) } else { None }));
        }
    }
    Ok(fitting)
}

/// Applies the changes of commits in few statements, however many they are: each one is a walk to the database and
/// back.
pub(super) async fn carry_out<'c>(
    db: &mut dyn Connection,
    dialect: &Dialect,
    commits: impl Iterator<Item = &'c Commit>,
) -> sqlx::Result<()> {
    let mut batch = Batch::default();
    for change in commits.flat_map(|commit| &commit.changes) {
        match change {
            Change::Append { game, number, played } => batch.append(*game, *number, played),
            Change::State { game, state } => batch.keep_state(*game, state),
            Change::Table(record) => batch.save_table(record),
            Change::Begin(record) => batch.begin_game(record),
            Change::End { record, actions, first } => batch.end_game(record, *actions, *first),
            Change::Rewrite { game, from, actions } => {
                // What is cut must be there, and what follows must come after it.
                batch.write(db, dialect).await?;
                cut(db, *game, *from).await?;
                (*from..).zip(actions).for_each(|(number, played)| batch.append(*game, number, played));
            }
            Change::Unname { table, seat, since, name } => {
                // A game that has only just begun must be there.
                batch.write(db, dialect).await?;
                unname(db, *table, *seat, *since, name).await?;
            }
            Change::Chat { table, line } => {
                let (said, phrase) = (line.text.as_str().into(), line.phrase.map(Phrase::id).into());
                let values = vec![(*table).into(), line.seat.into(), line.at.into(), said, phrase];
                let sql = "INSERT INTO chat (table_key, seat, at, text, phrase) VALUES ($1, $2, $3, $4, $5)";
                db.run(sql, values).await?;
                forget_old_lines(db, *table).await?;
            }
            Change::Unsay { table, seat, from, to } => {
                // Forgets what was said at a table, by somebody or by all, from one moment to another.
                let sql = "DELETE FROM chat WHERE table_key = $1 AND at BETWEEN $2 AND $3
                    AND (CAST($4 AS BIGINT) IS NULL OR seat = $4)";
                db.run(sql, vec![(*table).into(), (*from).into(), (*to).into(), (*seat).into()]).await?;
            }
            Change::Unvisit { table, seat } => {
                let sql = "DELETE FROM visits WHERE table_key = $1 AND seat = $2";
                db.run(sql, vec![(*table).into(), (*seat).into()]).await?;
            }
            Change::Used { table, at } => {
                let sql = "UPDATE tables SET used = $2 WHERE key = $1";
                db.run(sql, vec![(*table).into(), (*at).into()]).await?;
            }
            Change::Visit { visitor, table, seat, at } => {
                let sql = "INSERT INTO visits (visitor, table_key, seat, at) VALUES ($1, $2, $3, $4)
                    ON CONFLICT (visitor, table_key) DO UPDATE SET seat = excluded.seat, at = excluded.at";
                let values = vec![visitor[..].into(), (*table).into(), (*seat).into(), (*at).into()];
                db.run(sql, values).await?;
            }
        }
    }
    batch.write(db, dialect).await
}

/// Rows for one statement.
#[derive(Default)]
pub(super) struct Rows {
    json: Vec<u8>,
    count: u64,
}

impl Rows {
    pub(super) fn push(&mut self, row: impl Serialize) {
        self.json.push(if self.json.is_empty() { b'[' } else { b',' });
        // Our own types have string keys and no failing serializers, and writing to a list cannot fail.
        let _ = serde_json::to_writer(&mut self.json, &row);
        self.count += 1;
    }

    /// All of them as one value, if there are any.
    pub(super) fn json(mut self) -> Option<Value> {
        if self.json.is_empty() {
            return None;
        }
        self.json.push(b']');
        Some(Value::Json(String::from_utf8(self.json).unwrap_or_default()))
    }

    /// Writes them, if there are any; how many rows that were.
    async fn write(&mut self, db: &mut dyn Connection, sql: &'static str) -> sqlx::Result<u64> {
        match std::mem::take(self).json() {
            Some(json) => db.run(sql, vec![json]).await,
            None => Ok(0),
        }
    }
}

/// Changes that come by the hundred, by kind. No kind depends on another, but that a game begins before it
/// ends.
#[derive(Default)]
struct Batch {
    tables: Rows,
    begun: Rows,
    actions: Rows,
    states: Rows,
    ended: Rows,
    tallies: Rows,
    seat_tallies: Rows,
}

impl Batch {
    fn append(&mut self, game: i64, number: u32, played: &Played) {
        let Played { seat, action, hash } = played;
        self.actions.push((game, number, seat, action, hash.0 as i64));
    }

    fn keep_state(&mut self, game: i64, state: &LastState) {
        self.states.push((game, state.number, state.last.shuffles, state.last.state.to_string()));
    }

    fn save_table(&mut self, record: &TableRecord) {
        let TableRecord { key, id, code, listed, created, meta, version: _ } = record;
        self.tables.push((key, id, code, u8::from(*listed), created, now(), to_json(meta)));
    }

    fn begin_game(&mut self, record: &GameRecord) {
        let GameRecord { key, table, game, setup, started, .. } = record;
        self.begun.push((key, table, game, to_json(setup), started));
    }

    fn end_game(&mut self, record: &GameRecord, actions: u32, first: Seat) {
        let GameRecord { key, game, setup, started, replay, result, .. } = record;
        let ended = record.ended.unwrap_or(*started);
        let players = setup.names.len();
        self.ended.push((key, ended, replay, result.as_ref().map(to_json)));
        self.tallies.push((game, players, actions, ended.saturating_sub(*started) / 1000));
        for seat in result.iter().flat_map(|result| &result.winners) {
            let place = (seat.index() as i64 - first.index() as i64).rem_euclid(players.max(1) as i64);
            self.seat_tallies.push((game, players, place));
        }
    }

    async fn write(&mut self, db: &mut dyn Connection, dialect: &Dialect) -> sqlx::Result<()> {
        let Batch { tables, begun, actions, states, ended, tallies, seat_tallies } = self;
        for (rows, sql) in [
            (tables, dialect.tables),
            (begun, dialect.begun),
            (actions, dialect.actions),
            (states, dialect.states),
            (ended, dialect.ended),
        ] {
            let count = rows.count;
            // A row that was left as it is was not what its writer took it for.
            if rows.write(db, sql).await? != count {
                return Err(sqlx::Error::RowNotFound);
            }
        }
        // Counters of the same kind may have been raised together.
        tallies.write(db, dialect.tallies).await?;
        seat_tallies.write(db, dialect.seat_tallies).await.map(drop)
    }
}

/// Takes the log back to before this number.
async fn cut(db: &mut dyn Connection, game: i64, from: u32) -> sqlx::Result<()> {
    let values = || vec![game.into(), from.into()];
    db.run("DELETE FROM actions WHERE game = $1 AND number >= $2", values()).await?;
    // A position of a log that is no more must not be continued from.
    db.run("DELETE FROM states WHERE game = $1 AND number >= $2", values()).await.map(drop)
}

/// Calls somebody otherwise in the games that they have played at a table.
async fn unname(db: &mut dyn Connection, table: i64, seat: Seat, since: u64, name: &str) -> sqlx::Result<()> {
    let sql = "SELECT key, CAST(setup AS TEXT) FROM games WHERE table_key = $1 AND started >= $2";
    for row in db.ask(sql, vec![table.into(), since.into()]).await? {
        let [key, Value::Text(setup)] = &row[..] else { continue };
        let unread = |error: super::StoreError| sqlx::Error::Decode(Box::new(damaged(error)));
        let mut setup: GameSetup = from_json(setup).map_err(unread)?;
        if let Some(called) = setup.names.get_mut(seat.index()) {
            name.clone_into(called);
        }
        let sql = "UPDATE games SET setup = $2 WHERE key = $1";
        db.run(sql, vec![key.clone(), Value::Json(to_json(&setup))]).await?;
    }
    Ok(())
}

/// Only what a table shows is kept of what was said there.
async fn forget_old_lines(db: &mut dyn Connection, table: i64) -> sqlx::Result<()> {
    let sql = "DELETE FROM chat WHERE table_key = $1 AND key <=
         (SELECT key FROM chat WHERE table_key = $1 ORDER BY key DESC LIMIT 1 OFFSET $2)";
    db.run(sql, vec![table.into(), (CHAT_LINES as i64).into()]).await.map(drop)
}

pub(super) fn to_json(value: &impl Serialize) -> String {
    // Our own types have string keys and no failing serializers, so this cannot fail.
    serde_json::to_string(value).unwrap_or_default()
}

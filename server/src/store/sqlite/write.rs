//! Changes as SQL.

use engine::{Played, Seat};
use room::{CHAT_LINES, Phrase};
use serde::Serialize;
use sqlx::sqlite::SqliteConnection;

use crate::store::{Change, GameRecord, LastState, TableRecord};

/// Applies changes in few statements, however many they are: each one is a walk to SQLite's thread and back.
pub(super) async fn apply(db: &mut SqliteConnection, changes: &[Change]) -> sqlx::Result<()> {
    let mut batch = Batch::default();
    for change in changes {
        match change {
            Change::Append { game, number, played } => batch.append(*game, *number, played),
            Change::State { game, state } => batch.keep_state(*game, state),
            Change::Table(record) => batch.save_table(record),
            Change::Begin(record) => batch.begin_game(record),
            Change::End { record, actions, first } => batch.end_game(record, *actions, *first),
            Change::Rewrite { game, from, actions } => {
                // What is cut must be there, and what follows must come after it.
                batch.write(db).await?;
                cut(db, *game, *from).await?;
                (*from..).zip(actions).for_each(|(number, played)| batch.append(*game, number, played));
            }
            Change::Chat { table, line } => {
                sqlx::query("INSERT INTO chat (table_key, seat, at, text, phrase) VALUES (?, ?, ?, ?, ?)")
                    .bind(table)
                    .bind(line.seat.index() as i64)
                    .bind(line.at as i64)
                    .bind(&line.text)
                    .bind(line.phrase.map(Phrase::id))
                    .execute(&mut *db)
                    .await?;
                forget_old_lines(db, *table).await?;
            }
            Change::Unsay { table, seat, from, to } => unsay(db, *table, *seat, *from, *to).await?,
            Change::Unname { table, seat, since, name } => {
                // A game that has only just begun must be there.
                batch.write(db).await?;
                unname(db, *table, *seat, *since, name).await?;
            }
            Change::Unvisit { table, seat } => {
                sqlx::query("DELETE FROM visits WHERE table_key = ? AND seat = ?")
                    .bind(table)
                    .bind(seat.index() as i64)
                    .execute(&mut *db)
                    .await?;
            }
            Change::Used { table, at } => {
                sqlx::query("UPDATE tables SET used = ? WHERE key = ?")
                    .bind(*at as i64)
                    .bind(table)
                    .execute(&mut *db)
                    .await?;
            }
            Change::Visit { visitor, table, seat, at } => {
                sqlx::query(
                    "INSERT OR REPLACE INTO visits (visitor, table_key, seat, at) VALUES (?, ?, ?, ?)",
                )
                .bind(visitor)
                .bind(table)
                .bind(seat.index() as i64)
                .bind(*at as i64)
                .execute(&mut *db)
                .await?;
            }
        }
    }
    batch.write(db).await
}

/// The actions, if these changes are nothing else: one statement then does it all.
pub(super) fn only_actions(changes: &[Change]) -> Option<Rows> {
    let mut batch = Batch::default();
    for change in changes {
        let Change::Append { game, number, played } = change else { return None };
        batch.append(*game, *number, played);
    }
    Some(batch.actions)
}

/// Rows for one statement as one JSON text, which SQLite takes apart faster than we could hand them over one
/// by one.
pub(super) struct Rows {
    sql: &'static str,
    json: Vec<u8>,
    count: u64,
}

impl Rows {
    const fn new(sql: &'static str) -> Rows {
        Rows { sql, json: Vec::new(), count: 0 }
    }

    fn push(&mut self, row: impl Serialize) {
        self.json.push(if self.json.is_empty() { b'[' } else { b',' });
        // Our own types have string keys and no failing serializers, and writing to a list cannot fail.
        let _ = serde_json::to_writer(&mut self.json, &row);
        self.count += 1;
    }

    pub(super) async fn write(&mut self, db: &mut SqliteConnection) -> sqlx::Result<()> {
        if self.json.is_empty() {
            return Ok(());
        }
        self.json.push(b']');
        let rows = String::from_utf8(std::mem::take(&mut self.json)).unwrap_or_default();
        let written = sqlx::query(self.sql).bind(rows).execute(db).await?.rows_affected();
        // A row that was left as it is was not what its writer took it for.
        if written == std::mem::take(&mut self.count) { Ok(()) } else { Err(sqlx::Error::RowNotFound) }
    }
}

/// Changes that come by the hundred, by kind. No kind depends on another, but that a game begins before it
/// ends.
struct Batch {
    tables: Rows,
    begun: Rows,
    actions: Rows,
    states: Rows,
    ended: Rows,
    tallies: Rows,
    seat_tallies: Rows,
}

impl Default for Batch {
    fn default() -> Batch {
        Batch {
            tables: Rows::new(
                "INSERT INTO tables (key, id, code, listed, created, revision, meta, used)
                 SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, unixepoch() * 1000
                 FROM json_each(?) WHERE true
                 ON CONFLICT (key) DO UPDATE SET listed = excluded.listed, revision = excluded.revision, meta = excluded.meta, used = excluded.used
                 WHERE id = excluded.id AND revision = excluded.revision - 1",
            ),
            begun: Rows::new(
                "INSERT INTO games (key, table_key, game, setup, started)
                 SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)",
            ),
            actions: Rows::new(
                "INSERT INTO actions (game, number, seat, action, hash)
                 SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)",
            ),
            states: Rows::new(
                "INSERT OR REPLACE INTO states (game, number, shuffles, state)
                 SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)",
            ),
            ended: Rows::new(
                "UPDATE games SET ended = over.value ->> 1, replay = over.value ->> 2, result = over.value ->> 3
                 FROM json_each(?) AS over WHERE games.key = over.value ->> 0",
            ),
            tallies: Rows::new(
                "INSERT INTO tallies (game, players, games, actions, seconds)
                 SELECT value ->> 0, value ->> 1, 1, value ->> 2, value ->> 3 FROM json_each(?) WHERE true
                 ON CONFLICT DO UPDATE SET games = games + 1, actions = actions + excluded.actions, seconds = seconds + excluded.seconds",
            ),
            seat_tallies: Rows::new(
                "INSERT INTO seat_tallies (game, players, place, wins)
                 SELECT value ->> 0, value ->> 1, value ->> 2, 1 FROM json_each(?) WHERE true
                 ON CONFLICT DO UPDATE SET wins = wins + 1",
            ),
        }
    }
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
        let TableRecord { key, id, code, listed, created, revision, meta } = record;
        self.tables.push((key, id, code, listed, created, revision, to_json(meta)));
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

    async fn write(&mut self, db: &mut SqliteConnection) -> sqlx::Result<()> {
        let Batch { tables, begun, actions, states, ended, tallies, seat_tallies } = self;
        for rows in [tables, begun, actions, states, ended, tallies, seat_tallies] {
            rows.write(db).await?;
        }
        Ok(())
    }
}

/// Takes the log back to before this number.
async fn cut(db: &mut SqliteConnection, game: i64, from: u32) -> sqlx::Result<()> {
    sqlx::query("DELETE FROM actions WHERE game = ? AND number >= ?")
        .bind(game)
        .bind(from)
        .execute(&mut *db)
        .await?;
    // A position of a log that is no more must not be continued from.
    sqlx::query("DELETE FROM states WHERE game = ? AND number >= ?")
        .bind(game)
        .bind(from)
        .execute(db)
        .await
        .map(drop)
}

/// Forgets what was said at a table, by somebody or by all, from one moment to another.
async fn unsay(
    db: &mut SqliteConnection,
    table: i64,
    seat: Option<Seat>,
    from: u64,
    to: u64,
) -> sqlx::Result<()> {
    let moment = |moment: u64| i64::try_from(moment).unwrap_or(i64::MAX);
    sqlx::query(
        "DELETE FROM chat WHERE table_key = ?1 AND at BETWEEN ?2 AND ?3 AND (?4 IS NULL OR seat = ?4)",
    )
    .bind(table)
    .bind(moment(from))
    .bind(moment(to))
    .bind(seat.map(|seat| seat.index() as i64))
    .execute(db)
    .await
    .map(drop)
}

/// Calls somebody otherwise in the games that they have played at a table.
async fn unname(
    db: &mut SqliteConnection,
    table: i64,
    seat: Seat,
    since: u64,
    name: &str,
) -> sqlx::Result<()> {
    sqlx::query(
        "UPDATE games SET setup = json_set(setup, '$.names[' || ? || ']', ?) WHERE table_key = ? AND started >= ?",
    )
    .bind(seat.index() as i64)
    .bind(name)
    .bind(table)
    .bind(since as i64)
    .execute(db)
    .await
    .map(drop)
}

/// Only what a table shows is kept of what was said there.
async fn forget_old_lines(db: &mut SqliteConnection, table: i64) -> sqlx::Result<()> {
    sqlx::query(
        "DELETE FROM chat WHERE table_key = ?1 AND key <=
         (SELECT key FROM chat WHERE table_key = ?1 ORDER BY key DESC LIMIT 1 OFFSET ?2)",
    )
    .bind(table)
    .bind(CHAT_LINES as i64)
    .execute(db)
    .await
    .map(drop)
}

fn to_json(value: &impl Serialize) -> String {
    // Our own types have string keys and no failing serializers, so this cannot fail.
    serde_json::to_string(value).unwrap_or_default()
}

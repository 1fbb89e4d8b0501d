//! Changes as SQL.

use engine::Seat;
use sqlx::sqlite::SqliteConnection;

use crate::store::{Change, GameRecord, LastState, LoggedAction, TableRecord};

/// Actions come by the hundred, everything else rarely: the actions of all tables go in with one statement.
pub(super) async fn apply(db: &mut SqliteConnection, changes: &[Change]) -> sqlx::Result<()> {
    let mut appended = Rows::default();
    for change in changes {
        match change {
            Change::Append { game, number, logged } => appended.push(*game, *number, logged),
            other => {
                appended.insert(db).await?;
                apply_one(db, other).await?;
            }
        }
    }
    appended.insert(db).await
}

/// The actions, if these changes are nothing else: one statement then does it all.
pub(super) fn only_actions(changes: &[Change]) -> Option<Rows> {
    let mut rows = Rows::default();
    for change in changes {
        let Change::Append { game, number, logged } = change else { return None };
        rows.push(*game, *number, logged);
    }
    Some(rows)
}

/// Actions as one JSON text, which SQLite takes apart faster than we could hand them over one by one.
#[derive(Default)]
pub(super) struct Rows(String);

impl Rows {
    fn push(&mut self, game: i64, number: u32, logged: &LoggedAction) {
        use std::fmt::Write;
        let LoggedAction { seat, action, hash } = logged;
        self.0.push(if self.0.is_empty() { '[' } else { ',' });
        // Notation is text of our own games; the serializer escapes it all the same. Writing to a string cannot fail.
        let action = serde_json::to_string(action).unwrap_or_default();
        let _ = write!(self.0, "[{game},{number},{seat},{action},{}]", *hash as i64);
    }

    pub(super) async fn insert(&mut self, db: &mut SqliteConnection) -> sqlx::Result<()> {
        if self.0.is_empty() {
            return Ok(());
        }
        self.0.push(']');
        let rows = std::mem::take(&mut self.0);
        sqlx::query(
            "INSERT INTO actions (game, number, seat, action, hash)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)",
        )
        .bind(rows)
        .execute(db)
        .await
        .map(drop)
    }
}

async fn apply_one(db: &mut SqliteConnection, change: &Change) -> sqlx::Result<()> {
    match change {
        Change::Append { game, number, logged } => {
            let mut rows = Rows::default();
            rows.push(*game, *number, logged);
            rows.insert(db).await
        }
        Change::Table(record) => save_table(db, record).await,
        Change::Begin(record) => begin_game(db, record).await,
        Change::Rewrite { game, from, actions } => rewrite(db, *game, *from, actions).await,
        Change::State { game, state } => save_state(db, *game, state).await,
        Change::End { record, actions, first } => end_game(db, record, *actions, *first).await,
        Change::Chat { table, line } => {
            sqlx::query("INSERT INTO chat (table_key, seat, at, text) VALUES (?, ?, ?, ?)")
                .bind(table)
                .bind(line.seat.index() as i64)
                .bind(line.at as i64)
                .bind(&line.text)
                .execute(db)
                .await
                .map(drop)
        }
        Change::Visit { visitor, table, seat, at } => {
            sqlx::query("INSERT OR REPLACE INTO visits (visitor, table_key, seat, at) VALUES (?, ?, ?, ?)")
                .bind(visitor)
                .bind(table)
                .bind(seat.index() as i64)
                .bind(*at as i64)
                .execute(db)
                .await
                .map(drop)
        }
    }
}

async fn save_table(db: &mut SqliteConnection, record: &TableRecord) -> sqlx::Result<()> {
    sqlx::query(
        "INSERT INTO tables (key, id, code, listed, created, meta) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (key) DO UPDATE SET listed = excluded.listed, meta = excluded.meta WHERE id = excluded.id",
    )
    .bind(record.key)
    .bind(&record.id)
    .bind(&record.code)
    .bind(record.listed)
    .bind(record.created as i64)
    .bind(to_json(&record.meta))
    .execute(db)
    .await
    .map(drop)
}

async fn begin_game(db: &mut SqliteConnection, record: &GameRecord) -> sqlx::Result<()> {
    sqlx::query("INSERT INTO games (key, table_key, game, setup, started) VALUES (?, ?, ?, ?, ?)")
        .bind(record.key)
        .bind(record.table)
        .bind(&record.game)
        .bind(to_json(&record.setup))
        .bind(record.started as i64)
        .execute(db)
        .await
        .map(drop)
}

async fn rewrite(
    db: &mut SqliteConnection,
    game: i64,
    from: u32,
    actions: &[LoggedAction],
) -> sqlx::Result<()> {
    sqlx::query("DELETE FROM actions WHERE game = ? AND number >= ?")
        .bind(game)
        .bind(from)
        .execute(&mut *db)
        .await?;
    // A position of a log that is no more must not be continued from.
    sqlx::query("DELETE FROM states WHERE game = ? AND number >= ?")
        .bind(game)
        .bind(from)
        .execute(&mut *db)
        .await?;
    let mut rows = Rows::default();
    for (number, logged) in (from..).zip(actions) {
        rows.push(game, number, logged);
    }
    rows.insert(db).await
}

async fn save_state(db: &mut SqliteConnection, game: i64, state: &LastState) -> sqlx::Result<()> {
    sqlx::query("INSERT OR REPLACE INTO states (game, number, shuffles, state) VALUES (?, ?, ?, ?)")
        .bind(game)
        .bind(state.number)
        .bind(state.last.shuffles)
        .bind(state.last.state.to_string())
        .execute(db)
        .await
        .map(drop)
}

async fn end_game(
    db: &mut SqliteConnection,
    record: &GameRecord,
    actions: u32,
    first: Seat,
) -> sqlx::Result<()> {
    let ended = record.ended.unwrap_or(record.started);
    let players = record.setup.names.len() as i64;
    sqlx::query("UPDATE games SET ended = ?, replay = ?, result = ? WHERE key = ?")
        .bind(ended as i64)
        .bind(&record.replay)
        .bind(record.result.as_ref().map(to_json))
        .bind(record.key)
        .execute(&mut *db)
        .await?;
    sqlx::query(
        "INSERT INTO tallies (game, players, games, actions, seconds) VALUES (?, ?, 1, ?, ?)
         ON CONFLICT DO UPDATE SET games = games + 1, actions = actions + excluded.actions, seconds = seconds + excluded.seconds",
    )
    .bind(&record.game)
    .bind(players)
    .bind(actions)
    .bind((ended.saturating_sub(record.started) / 1000) as i64)
    .execute(&mut *db)
    .await?;
    for seat in record.result.iter().flat_map(|result| &result.winners) {
        let place = (seat.index() as i64 - first.index() as i64).rem_euclid(players.max(1));
        sqlx::query(
            "INSERT INTO seat_tallies (game, players, place, wins) VALUES (?, ?, ?, 1)
             ON CONFLICT DO UPDATE SET wins = wins + 1",
        )
        .bind(&record.game)
        .bind(players)
        .bind(place)
        .execute(&mut *db)
        .await?;
    }
    Ok(())
}

fn to_json(value: &impl serde::Serialize) -> String {
    // Our own types have string keys and no failing serializers, so this cannot fail.
    serde_json::to_string(value).unwrap_or_default()
}

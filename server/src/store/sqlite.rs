//! One SQLite file: write-ahead log, every commit synced to disk.

use std::fs::File;
use std::path::Path;
use std::sync::PoisonError;
use std::time::Duration;

use engine::Seat;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use serde::de::DeserializeOwned;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Row};
use tokio::sync::Mutex;

use super::{
    Change, GameRecord, Kept, LastState, LoggedAction, Store, StoreError, Stored, TableRecord, Tally,
    TallySeat,
};
use crate::api::{ChatLine, Scored};

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// How long a statement waits for another program that has locked the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// The name of the database in its folder.
const FILE: &str = "chabudai.db";

/// One SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    /// The one connection that writes; nobody else waits for it, since the journal is its only user.
    writer: Mutex<SqliteConnection>,
    readers: SqlitePool,
    /// Held as long as the server runs, so that no second server writes to the same file.
    lock: std::sync::Mutex<Option<File>>,
}

impl Sqlite {
    /// Opens the database in this folder, makes it if need be, and brings it up to date.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        std::fs::create_dir_all(folder).map_err(|error| unopened(folder, error))?;
        let lock = lock(folder)?;
        let path = folder.join(FILE);
        let options = options(&path).create_if_missing(true);
        let mut writer = options.connect().await.map_err(|error| opening(&path, error))?;
        check(&mut writer, &path).await?;
        MIGRATIONS.run(&mut writer).await.map_err(|error| migration(&path, error))?;
        Ok(Sqlite { writer: Mutex::new(writer), readers: readers(&path), lock: Some(lock).into() })
    }

    /// Opens the database in this folder to read it, perhaps while a server writes to it.
    pub async fn look(folder: &Path) -> Result<Sqlite, StoreError> {
        let path = folder.join(FILE);
        let mut writer = options(&path).connect().await.map_err(|error| opening(&path, error))?;
        check(&mut writer, &path).await?;
        Ok(Sqlite { writer: Mutex::new(writer), readers: readers(&path), lock: None.into() })
    }

    async fn write(&self, changes: &[Change]) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        let done = async {
            sqlx::query("BEGIN IMMEDIATE").execute(&mut *writer).await?;
            apply(&mut writer, changes).await?;
            sqlx::query("COMMIT").execute(&mut *writer).await?;
            Ok::<(), sqlx::Error>(())
        };
        let done = done.await;
        if done.is_err() {
            // Where COMMIT itself failed, SQLite may have rolled back already: then this one fails, and may.
            drop(sqlx::query("ROLLBACK").execute(&mut *writer).await);
        }
        done.map_err(failed)
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE)
        .disable_statement_logging()
}

fn readers(path: &Path) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(4)
        .min_connections(0)
        .connect_lazy_with(options(path).read_only(true))
}

fn lock(folder: &Path) -> Result<File, StoreError> {
    let path = folder.join("chabudai.lock");
    let file = File::create(&path).map_err(|error| unopened(&path, error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(std::fs::TryLockError::WouldBlock) => Err(StoreError::InUse(folder.display().to_string())),
        Err(std::fs::TryLockError::Error(error)) => Err(unopened(&path, error)),
    }
}

/// A damaged file is found before anybody plays on it.
async fn check(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(connection)
        .await
        .map_err(|error| opening(path, error))?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(format!("{}: {found}", path.display()))) }
}

fn unopened(path: &Path, error: impl ToString) -> StoreError {
    StoreError::Unopened(path.display().to_string(), error.to_string())
}

fn opening(path: &Path, error: sqlx::Error) -> StoreError {
    match failed(error) {
        StoreError::Damaged(reason) => StoreError::Damaged(format!("{}: {reason}", path.display())),
        StoreError::InUse(_) => StoreError::InUse(path.display().to_string()),
        StoreError::Database(error) => unopened(path, error),
        other => other,
    }
}

fn migration(path: &Path, error: sqlx::migrate::MigrateError) -> StoreError {
    StoreError::Migration(path.display().to_string(), error.to_string())
}

/// SQLite's reasons that people can do something about; its extended codes have the reason in their last byte.
fn failed(error: sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    match code.map(|code| code & 0xff) {
        Some(5 | 6) => StoreError::InUse("the database".into()),
        Some(11 | 26) => StoreError::Damaged(error.to_string()),
        Some(13) => StoreError::Full,
        Some(19) => StoreError::Conflict,
        _ => StoreError::Database(error),
    }
}

/// Actions come by the hundred, everything else rarely: the actions of all tables go in with one statement.
async fn apply(db: &mut SqliteConnection, changes: &[Change]) -> sqlx::Result<()> {
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

/// Actions as one JSON text, which SQLite takes apart faster than we could hand them over one by one.
#[derive(Default)]
struct Rows(String);

impl Rows {
    fn push(&mut self, game: i64, number: u32, logged: &LoggedAction) {
        use std::fmt::Write;
        let LoggedAction { seat, action, hash } = logged;
        self.0.push(if self.0.is_empty() { '[' } else { ',' });
        // Notation is text of our own games; the serializer escapes it all the same. Writing to a string cannot fail.
        let action = serde_json::to_string(action).unwrap_or_default();
        let _ = write!(self.0, "[{game},{number},{seat},{action},{}]", *hash as i64);
    }

    async fn insert(&mut self, db: &mut SqliteConnection) -> sqlx::Result<()> {
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

fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Damaged(error.to_string()))
}

fn read_table(row: &SqliteRow) -> Result<TableRecord, StoreError> {
    Ok(TableRecord {
        key: row.try_get("key")?,
        id: row.try_get("id")?,
        code: row.try_get("code")?,
        listed: row.try_get("listed")?,
        created: row.try_get::<i64, _>("created")? as u64,
        meta: from_json(row.try_get("meta")?)?,
    })
}

fn read_game(row: &SqliteRow) -> Result<GameRecord, StoreError> {
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

fn read_seat(number: i64) -> Result<Seat, StoreError> {
    let seat = usize::try_from(number).ok().and_then(Seat::new);
    seat.ok_or_else(|| StoreError::Damaged(format!("there is no seat {number} at any table")))
}

fn read_action(row: &SqliteRow) -> Result<LoggedAction, StoreError> {
    Ok(LoggedAction {
        seat: read_seat(row.try_get("seat")?)?,
        action: row.try_get("action")?,
        hash: row.try_get::<i64, _>("hash")? as u64,
    })
}

fn read_line(row: &SqliteRow) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        seat: read_seat(row.try_get("seat")?)?,
        text: row.try_get("text")?,
        at: row.try_get::<i64, _>("at")? as u64,
    })
}

impl Sqlite {
    async fn kept(&self, record: GameRecord) -> Result<Kept, StoreError> {
        let rows =
            sqlx::query("SELECT seat, action, hash, number FROM actions WHERE game = ? ORDER BY number")
                .bind(record.key)
                .fetch_all(&self.readers)
                .await
                .map_err(failed)?;
        let actions = rows.iter().map(read_action).collect::<Result<_, _>>()?;
        let state = sqlx::query("SELECT number, shuffles, state FROM states WHERE game = ?")
            .bind(record.key)
            .fetch_optional(&self.readers)
            .await
            .map_err(failed)?;
        let state = state.map(|row| {
            let last =
                engine::Last { state: from_json(row.try_get("state")?)?, shuffles: row.try_get("shuffles")? };
            Ok::<_, StoreError>(LastState { number: row.try_get("number")?, last })
        });
        Ok(Kept { record, actions, state: state.transpose()? })
    }
}

impl Store for Sqlite {
    fn commit<'a>(&'a self, changes: &'a [Change]) -> Stored<'a, ()> {
        self.write(changes).boxed()
    }

    fn table(&self, id: String) -> Stored<'_, Option<TableRecord>> {
        async move {
            let row = sqlx::query("SELECT key, id, code, listed, created, meta FROM tables WHERE id = ?")
                .bind(id)
                .fetch_optional(&self.readers)
                .await
                .map_err(failed)?;
            row.as_ref().map(read_table).transpose()
        }
        .boxed()
    }

    fn id_of_code(&self, code: String) -> Stored<'_, Option<String>> {
        async move {
            sqlx::query_scalar("SELECT id FROM tables WHERE code = ?")
                .bind(code)
                .fetch_optional(&self.readers)
                .await
                .map_err(failed)
        }
        .boxed()
    }

    fn game(&self, key: i64) -> Stored<'_, Option<Kept>> {
        async move {
            let row = sqlx::query("SELECT * FROM games WHERE key = ?")
                .bind(key)
                .fetch_optional(&self.readers)
                .await
                .map_err(failed)?;
            match row {
                Some(row) => self.kept(read_game(&row)?).await.map(Some),
                None => Ok(None),
            }
        }
        .boxed()
    }

    fn replay(&self, id: String) -> Stored<'_, Option<Kept>> {
        async move {
            let row = sqlx::query("SELECT * FROM games WHERE replay = ?")
                .bind(id)
                .fetch_optional(&self.readers)
                .await
                .map_err(failed)?;
            match row {
                Some(row) => self.kept(read_game(&row)?).await.map(Some),
                None => Ok(None),
            }
        }
        .boxed()
    }

    fn chat(&self, table: i64, lines: u32) -> Stored<'_, Vec<ChatLine>> {
        async move {
            let rows =
                sqlx::query("SELECT seat, at, text FROM chat WHERE table_key = ? ORDER BY key DESC LIMIT ?")
                    .bind(table)
                    .bind(lines)
                    .fetch_all(&self.readers)
                    .await
                    .map_err(failed)?;
            rows.iter().rev().map(read_line).collect()
        }
        .boxed()
    }

    fn listed(&self, limit: u32) -> Stored<'_, Vec<TableRecord>> {
        async move {
            let rows = sqlx::query(
                "SELECT key, id, code, listed, created, meta FROM tables WHERE listed = 1 ORDER BY created DESC LIMIT ?",
            )
            .bind(limit)
            .fetch_all(&self.readers)
            .await
            .map_err(failed)?;
            rows.iter().map(read_table).collect()
        }
        .boxed()
    }

    fn visited(&self, visitor: Vec<u8>, limit: u32) -> Stored<'_, Vec<(TableRecord, u8)>> {
        async move {
            let rows = sqlx::query(
                "SELECT key, id, code, listed, created, meta, seat FROM visits JOIN tables ON key = table_key
                 WHERE visitor = ? ORDER BY at DESC LIMIT ?",
            )
            .bind(visitor)
            .bind(limit)
            .fetch_all(&self.readers)
            .await
            .map_err(failed)?;
            rows.iter().map(|row| Ok((read_table(row)?, row.try_get("seat")?))).collect()
        }
        .boxed()
    }

    fn tallies(&self, game: String) -> Stored<'_, (Vec<Tally>, Vec<TallySeat>)> {
        async move {
            let number =
                |row: &SqliteRow, name: &str| row.try_get::<i64, _>(name).map(|number| number as u64);
            let games = sqlx::query(
                "SELECT players, games, actions, seconds FROM tallies WHERE game = ? ORDER BY players",
            )
            .bind(&game)
            .fetch_all(&self.readers)
            .await
            .map_err(failed)?;
            let seats = sqlx::query(
                "SELECT players, place, wins FROM seat_tallies WHERE game = ? ORDER BY players, place",
            )
            .bind(&game)
            .fetch_all(&self.readers)
            .await
            .map_err(failed)?;
            let tally = |row: &SqliteRow| {
                Ok(Tally {
                    players: row.try_get("players")?,
                    games: number(row, "games")?,
                    actions: number(row, "actions")?,
                    seconds: number(row, "seconds")?,
                })
            };
            let seat = |row: &SqliteRow| {
                Ok(TallySeat {
                    players: row.try_get("players")?,
                    place: row.try_get("place")?,
                    wins: number(row, "wins")?,
                })
            };
            let games = games.iter().map(tally).collect::<Result<_, StoreError>>()?;
            Ok((games, seats.iter().map(seat).collect::<Result<_, StoreError>>()?))
        }
        .boxed()
    }

    fn finished_after(&self, key: i64, limit: u32) -> Stored<'_, Vec<i64>> {
        async move {
            sqlx::query_scalar(
                "SELECT key FROM games WHERE key > ? AND ended IS NOT NULL ORDER BY key LIMIT ?",
            )
            .bind(key)
            .bind(limit)
            .fetch_all(&self.readers)
            .await
            .map_err(failed)
        }
        .boxed()
    }

    fn last_keys(&self) -> Stored<'_, (i64, i64)> {
        async move {
            let row = sqlx::query(
                "SELECT coalesce((SELECT max(key) FROM tables), 0) AS tables, coalesce((SELECT max(key) FROM games), 0) AS games",
            )
            .fetch_one(&self.readers)
            .await
            .map_err(failed)?;
            Ok((row.try_get("tables")?, row.try_get("games")?))
        }
        .boxed()
    }

    fn backup(&self, file: String) -> Stored<'_, ()> {
        async move {
            let mut writer = self.writer.lock().await;
            sqlx::query("VACUUM INTO ?").bind(file).execute(&mut *writer).await.map(drop).map_err(failed)
        }
        .boxed()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move {
            self.readers.close().await;
            // The last connection folds the write-ahead log into the file when it closes.
            let mut writer = self.writer.lock().await;
            drop(sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *writer).await);
            self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
        }
        .boxed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Change {
        let line = ChatLine { seat: Seat::ALL[0], text: text.to_owned(), at: 1 };
        Change::Chat { table: 1, line }
    }

    fn action(number: u32) -> Change {
        let logged = LoggedAction { seat: Seat::ALL[0], action: "take r1".into(), hash: u64::MAX };
        Change::Append { game: 1, number, logged }
    }

    async fn numbers(store: &Sqlite) -> Vec<i64> {
        sqlx::query_scalar("SELECT number FROM actions ORDER BY number")
            .fetch_all(&store.readers)
            .await
            .unwrap()
    }

    #[tokio::test]
    async fn a_number_is_written_once_and_a_refused_commit_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path()).await.unwrap();
        store.commit(&[action(1), action(2)]).await.unwrap();
        let refused = store.commit(&[action(3), line("hello"), action(2)]).await;
        assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
        assert_eq!(numbers(&store).await, [1, 2]);
        assert!(store.chat(1, 9).await.unwrap().is_empty());
        store.commit(&[Change::Rewrite { game: 1, from: 2, actions: Vec::new() }, action(2)]).await.unwrap();
        assert_eq!(numbers(&store).await, [1, 2]);
    }

    #[tokio::test]
    async fn a_full_disk_is_named_and_what_was_there_stays() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path()).await.unwrap();
        store.commit(&[action(1)]).await.unwrap();
        let mut writer = store.writer.lock().await;
        sqlx::query("PRAGMA max_page_count = 1").execute(&mut *writer).await.unwrap();
        drop(writer);
        let long = "x".repeat(20_000);
        let refused = store.commit(&[action(2), line(&long)]).await;
        assert!(matches!(refused, Err(StoreError::Full)), "{refused:?}");
        assert_eq!(numbers(&store).await, [1]);
    }
}

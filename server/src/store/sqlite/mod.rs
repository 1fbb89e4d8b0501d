//! One SQLite file: write-ahead log, every commit synced to disk.

mod files;
mod forget;
mod import;
mod read;
mod rows;
mod write;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::PoisonError;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, SqlSafeStr};
use tokio::sync::{Mutex, MutexGuard};
use tokio::task::AbortHandle;

use super::{Change, StoreError};
pub(crate) use files::make_private;

/// The steps that bring a file up to date, by number and name. Not by `sqlx::migrate!`, for which everybody
/// who builds this would compile SQLite a second time.
const MIGRATIONS: [(i64, &str, &str); 5] = [
    (1, "tables", include_str!("../../../migrations/0001_tables.sql")),
    (2, "phrases", include_str!("../../../migrations/0002_phrases.sql")),
    (3, "revisions", include_str!("../../../migrations/0003_revisions.sql")),
    (4, "chat", include_str!("../../../migrations/0004_chat.sql")),
    (5, "used", include_str!("../../../migrations/0005_used.sql")),
];

fn migrator() -> Migrator {
    let step = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.map(step).to_vec())
}

/// How long a statement waits for another program that has locked the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often the write-ahead log is folded into the file, beside whoever writes. If all of it could be folded
/// the log begins anew and is written over, which spares the disk the work of making a file longer.
const FOLD_EVERY: Duration = Duration::from_millis(if cfg!(test) { 100 } else { 1_000 });

/// A log of more pages than this is cut when nothing more is written to it.
const LONG_LOG: i64 = 1_000;

/// How long the log may get, in pages of 4 KiB, before the writer itself folds it, and whoever plays has to
/// wait. Every game that is on writes to its own page again and again, and only the last of them is folded.
const LOG_PAGES: &str = "16000";

/// The name of the database in its folder.
const FILE: &str = "chabudai.db";

/// A file of up to so many bytes is read through for damage before anybody plays on it, in well under a
/// second. A larger one is read through while the server already serves: SQLite itself refuses a damaged page
/// whenever it meets one.
const CHECKED_FIRST: u64 = 64 << 20;

/// One SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    /// The one connection that writes; nobody else waits for it, since the journal is its only user.
    writer: Mutex<SqliteConnection>,
    readers: SqlitePool,
    /// Given up when the store is closed; whoever only looks has none.
    tenancy: std::sync::Mutex<Option<Tenancy>>,
}

/// What the one server of a file has, as long as it runs.
#[derive(Debug)]
struct Tenancy {
    /// Keeps a second server from writing to the same file.
    _lock: File,
    folding: AbortHandle,
}

impl Drop for Tenancy {
    fn drop(&mut self) {
        self.folding.abort();
    }
}

impl Sqlite {
    /// Opens the database in this folder, makes it if need be, and brings it up to date.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        files::make_folder(folder)?;
        let lock = lock(folder)?;
        let path = folder.join(FILE);
        files::make_database(&path)?;
        let small = std::fs::metadata(&path).is_ok_and(|file| file.len() <= CHECKED_FIRST);
        if small {
            check_untouched(&path).await?;
        } else {
            tokio::spawn(check_beside(path.clone()));
        }
        let mut writer = options(&path).connect().await.map_err(|error| opening(&path, error))?;
        migrator().run(&mut writer).await.map_err(|error| migration(&path, error))?;
        let tenancy = Tenancy { _lock: lock, folding: tokio::spawn(fold(path.clone())).abort_handle() };
        Ok(Sqlite { writer: Mutex::new(writer), readers: readers(&path), tenancy: Some(tenancy).into() })
    }

    /// Opens the database in this folder to read it, perhaps while a server writes to it.
    pub async fn look(folder: &Path) -> Result<Sqlite, StoreError> {
        let path = folder.join(FILE);
        let mut writer = options(&path).connect().await.map_err(|error| opening(&path, error))?;
        check(&mut writer, &path).await?;
        Ok(Sqlite { writer: Mutex::new(writer), readers: readers(&path), tenancy: None.into() })
    }

    /// Whether the file may still be written to.
    fn is_ours(&self) -> bool {
        self.tenancy.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    async fn write(&self, changes: &[Change]) -> Result<(), StoreError> {
        if let Some(mut actions) = write::only_actions(changes) {
            // One statement is all or nothing by itself.
            return actions.write(&mut *self.writing().await?).await.map_err(failed);
        }
        self.change(async |db| write::apply(db, changes).await).await
    }

    /// The file, to write to it.
    async fn writing(&self) -> Result<MutexGuard<'_, SqliteConnection>, StoreError> {
        let writer = self.writer.lock().await;
        // A bot that was thinking while the server closed comes too late: the file may be another server's by
        // now.
        if self.is_ours() { Ok(writer) } else { Err(StoreError::Closed) }
    }

    /// Does several things to the file, all or none.
    async fn change<T>(
        &self,
        act: impl AsyncFnOnce(&mut SqliteConnection) -> sqlx::Result<T>,
    ) -> Result<T, StoreError> {
        let mut writer = self.writing().await?;
        let done = async {
            sqlx::query("BEGIN IMMEDIATE").execute(&mut *writer).await?;
            let done = act(&mut writer).await?;
            sqlx::query("COMMIT").execute(&mut *writer).await?;
            Ok::<T, sqlx::Error>(done)
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
        .pragma("wal_autocheckpoint", LOG_PAGES)
        // SQLite notes how to undo half a statement that reads JSON; those notes are not worth a file for
        // every commit.
        .pragma("temp_store", "memory")
        .busy_timeout(PATIENCE)
        .disable_statement_logging()
}

/// Folds the log into the file again and again, as far as nobody still needs it.
async fn fold(path: PathBuf) {
    // Nobody who plays waits for it.
    let options = options(&path).busy_timeout(Duration::from_millis(50));
    let mut connection = match options.connect().await {
        Ok(connection) => connection,
        Err(error) => return tracing::warn!(%error, "the write-ahead log is folded by its writer alone"),
    };
    let mut before = 0;
    loop {
        tokio::time::sleep(FOLD_EVERY).await;
        let folded = sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&mut connection).await;
        let (_, pages, done): (i64, i64, i64) = match folded {
            Ok(folded) => folded,
            Err(error) => {
                tracing::warn!(%error, "the write-ahead log was not folded");
                continue;
            }
        };
        if pages > LONG_LOG && pages == done && pages == before {
            // If somebody reads at this very moment, the next time will do.
            drop(sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await);
        }
        before = pages;
    }
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

/// The same, and whatever is found the file stays as it is: a connection that may write would fold the log into
/// it when it closes.
async fn check_untouched(path: &Path) -> Result<(), StoreError> {
    let reading = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(PATIENCE);
    let mut reader =
        reading.disable_statement_logging().connect().await.map_err(|error| opening(path, error))?;
    check(&mut reader, path).await
}

async fn check_beside(path: PathBuf) {
    let checked = async {
        let mut reader = options(&path).read_only(true).connect().await?;
        check(&mut reader, &path).await
    };
    match checked.await {
        Ok(()) => tracing::info!("the database has been read through and is sound"),
        Err(error) => tracing::error!(%error, "the database has been read through"),
    }
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

/// SQLite's reasons that people can do something about; its extended codes have the reason in their last
/// byte.
fn failed(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::PoolClosed => return StoreError::Closed,
        // A statement that must change a row has found none: somebody else has changed it.
        sqlx::Error::RowNotFound => return StoreError::Conflict,
        _ => {}
    }
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    match code.map(|code| code & 0xff) {
        Some(5 | 6) => StoreError::InUse("the database".into()),
        Some(11 | 26) => StoreError::Damaged(error.to_string()),
        Some(13) => StoreError::Full,
        Some(19) => StoreError::Conflict,
        _ => StoreError::Database(error),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Played, Seat, Seed, StateHash};
    use room::{CHAT_LINES, ChatLine, GameSetup, Phrase, Scored};
    use serde_json::Map;

    use super::*;
    use crate::store::{GameRecord, Store, Tally, TallySeat};

    fn line(text: &str) -> Change {
        let line = ChatLine { seat: Seat::ALL[0], text: text.to_owned(), phrase: None, at: 1 };
        Change::Chat { table: 1, line }
    }

    fn action(number: u32) -> Change {
        let played = Played { seat: Seat::ALL[0], action: "take r1".into(), hash: StateHash(u64::MAX) };
        Change::Append { game: 1, number, played }
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
    async fn every_phrase_is_kept_by_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let line = |phrase| ChatLine { seat: Seat::ALL[1], text: String::new(), phrase, at: 2 };
        let lines: Vec<ChatLine> = Phrase::ALL.into_iter().map(Some).map(line).collect();
        let said = lines.iter().map(|line| Change::Chat { table: 1, line: line.clone() });
        store.commit(&said.collect::<Vec<_>>()).await.unwrap();
        assert_eq!(store.chat(1, 50).await.unwrap(), lines);
    }

    #[tokio::test]
    async fn of_what_is_said_only_what_is_shown_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let said: Vec<Change> = (0..=CHAT_LINES).map(|number| line(&number.to_string())).collect();
        store.commit(&said).await.unwrap();
        store.commit(&[line("last")]).await.unwrap();
        let kept = store.chat(1, 1000).await.unwrap();
        assert_eq!((kept.len(), &kept[0].text[..]), (CHAT_LINES, "2"));
        assert_eq!(kept[CHAT_LINES - 1].text, "last");
    }

    fn finished(key: i64) -> GameRecord {
        let setup = GameSetup {
            version: 1,
            options: Map::new(),
            seed: Seed::from(1),
            first: None,
            stack: Vec::new(),
            names: vec!["Mari".into(), "Ken".into()],
            deal: Default::default(),
            nonces: Vec::new(),
        };
        let result = Scored { scores: vec![9, 3], ranks: vec![1, 2], winners: vec![Seat::ALL[0]] };
        GameRecord {
            key,
            table: 1,
            game: "donburiko".into(),
            setup,
            started: 1_000,
            ended: Some(61_000),
            replay: Some(format!("replay{key}")),
            result: Some(result),
        }
    }

    #[tokio::test]
    async fn games_that_begin_and_end_in_one_commit_are_all_kept_and_counted() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let end = |key| Change::End { record: Box::new(finished(key)), actions: 40, first: Seat::ALL[1] };
        let begin = |key| {
            Change::Begin(Box::new(GameRecord { ended: None, replay: None, result: None, ..finished(key) }))
        };
        store.commit(&[begin(1), action(1), end(1), begin(2), end(2), begin(3)]).await.unwrap();
        assert_eq!(store.game(1).await.unwrap().unwrap().record, finished(1));
        assert_eq!(store.game(2).await.unwrap().unwrap().record, finished(2));
        assert_eq!(store.game(3).await.unwrap().unwrap().record.ended, None);
        assert_eq!(numbers(&store).await, [1]);
        let (tallies, seats) = store.tallies("donburiko".into()).await.unwrap();
        assert_eq!(tallies, [Tally { players: 2, games: 2, actions: 80, seconds: 120 }]);
        assert_eq!(seats, [TallySeat { players: 2, place: 1, wins: 2 }]);
    }

    #[tokio::test]
    async fn whoever_comes_after_the_end_writes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path()).await.unwrap();
        store.close().await;
        let next = Sqlite::open(folder.path()).await.unwrap();
        assert!(matches!(store.commit(&[action(1)]).await, Err(StoreError::Closed)));
        assert_eq!(numbers(&next).await, [0_i64; 0]);
    }

    #[tokio::test]
    async fn the_log_begins_anew_once_it_is_folded() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let size = || std::fs::metadata(folder.path().join("chabudai.db-wal")).unwrap().len();
        store.commit(&[action(1)]).await.unwrap();
        let before = size();
        store.commit(&[action(2)]).await.unwrap();
        let grown = size();
        assert!(grown > before, "what is not folded yet stays");
        tokio::time::sleep(3 * FOLD_EVERY).await;
        store.commit(&[action(3)]).await.unwrap();
        assert_eq!(size(), grown, "written over from the beginning");
        assert_eq!(numbers(&store).await, [1, 2, 3]);
    }

    #[tokio::test]
    async fn a_long_log_is_cut_when_nobody_writes() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let size = || std::fs::metadata(folder.path().join("chabudai.db-wal")).unwrap().len();
        let long = "x".repeat(100_000);
        store.commit(&(0..60).map(|_| line(&long)).collect::<Vec<_>>()).await.unwrap();
        assert!(size() > 4 << 20);
        tokio::time::sleep(5 * FOLD_EVERY).await;
        assert_eq!(size(), 0);
        store.commit(&[action(1)]).await.unwrap();
        assert_eq!(numbers(&store).await, [1]);
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

//! One SQLite file: write-ahead log, every commit synced to disk.

mod dialect;
mod files;
mod speak;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::PoisonError;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use tokio::sync::{Mutex, MutexGuard};
use tokio::task::AbortHandle;

use super::StoreError;
use super::migrations::{Step, migrator};
pub(crate) use files::make_private;

/// The steps that bring a file up to date, by number and name. Not by `sqlx::migrate!`, for which everybody
/// who builds this would compile SQLite a second time.
const MIGRATIONS: [Step; 6] = [
    (1, "tables", include_str!("../../../migrations/sqlite/0001_tables.sql")),
    (2, "phrases", include_str!("../../../migrations/sqlite/0002_phrases.sql")),
    (3, "revisions", include_str!("../../../migrations/sqlite/0003_revisions.sql")),
    (4, "chat", include_str!("../../../migrations/sqlite/0004_chat.sql")),
    (5, "used", include_str!("../../../migrations/sqlite/0005_used.sql")),
    (6, "versions", include_str!("../../../migrations/sqlite/0006_versions.sql")),
];

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
        migrator(&MIGRATIONS).run(&mut writer).await.map_err(|error| migration(&path, error))?;
        let tenancy = Tenancy { _lock: lock, folding: tokio::spawn(fold(path.clone())).abort_handle() };
        Ok(Sqlite { writer: Mutex::new(writer), readers: readers(&path), tenancy: Some(tenancy).into() })
    }

    /// Makes a database in this new file, of which nobody else knows yet.
    pub(super) async fn create(path: &Path) -> Result<Sqlite, StoreError> {
        files::make_database(path)?;
        let mut writer = options(path).connect().await.map_err(|error| opening(path, error))?;
        migrator(&MIGRATIONS).run(&mut writer).await.map_err(|error| migration(path, error))?;
        let lock = File::open(path).map_err(|error| unopened(path, error))?;
        let tenancy = Tenancy { _lock: lock, folding: tokio::spawn(async {}).abort_handle() };
        Ok(Sqlite { writer: Mutex::new(writer), readers: readers(path), tenancy: Some(tenancy).into() })
    }

    /// Opens the database in this folder to read it, perhaps while a server writes to it.
    pub async fn look(folder: &Path) -> Result<Sqlite, StoreError> {
        let path = folder.join(FILE);
        let mut writer = options(&path).connect().await.map_err(|error| opening(&path, error))?;
        check(&mut writer, &path).await?;
        Ok(Sqlite { writer: Mutex::new(writer), readers: readers(&path), tenancy: None.into() })
    }

    /// Writes a consistent copy to a file that does not exist yet.
    pub(super) async fn back_up(&self, path: &Path) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        files::make_private(path).map_err(|error| unopened(path, error))?;
        let copy = sqlx::query("VACUUM INTO ?").bind(path.display().to_string());
        copy.execute(&mut *writer).await.map(drop).map_err(failed)
    }

    /// Whether the file may still be written to.
    fn is_ours(&self) -> bool {
        self.tenancy.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    /// The file, to write to it.
    async fn writing(&self) -> Result<MutexGuard<'_, SqliteConnection>, StoreError> {
        let writer = self.writer.lock().await;
        // A bot that was thinking while the server closed comes too late: the file may be another server's by
        // now.
        if self.is_ours() { Ok(writer) } else { Err(StoreError::Closed) }
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
        // A statement that must change a row has found none.
        sqlx::Error::RowNotFound => return StoreError::Damaged("a row is not what it was taken for".into()),
        _ => {}
    }
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    match code.map(|code| code & 0xff) {
        Some(5 | 6) => StoreError::InUse("the database".into()),
        Some(11 | 26) => StoreError::Damaged(error.to_string()),
        Some(13) => StoreError::Full,
        _ => StoreError::Database(error),
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;
    use room::{Change, ChatLine};

    use super::*;
    use crate::store::{Commit, Store};

    fn line(text: &str) -> Change {
        let line = ChatLine { seat: Seat::ALL[0], text: text.to_owned(), phrase: None, at: 1 };
        Change::Chat { table: 1, line }
    }

    /// Says something at the table, whose version this is; how it went.
    async fn say(store: &Sqlite, version: u64, lines: &[&str]) -> Result<(), StoreError> {
        let changes = lines.iter().map(|text| line(text)).collect();
        store.commit(&[Commit { table: 1, version, changes }]).await.map(|fits| assert_eq!(fits, [true]))
    }

    async fn lines(store: &Sqlite) -> usize {
        store.chat(1, 1000).await.unwrap().len()
    }

    #[tokio::test]
    async fn whoever_comes_after_the_end_writes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path()).await.unwrap();
        Store::close(&store).await;
        let next = Sqlite::open(folder.path()).await.unwrap();
        assert!(matches!(say(&store, 0, &["late"]).await, Err(StoreError::Closed)));
        assert_eq!(lines(&next).await, 0);
    }

    #[tokio::test]
    async fn the_log_begins_anew_once_it_is_folded() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let size = || std::fs::metadata(folder.path().join("chabudai.db-wal")).unwrap().len();
        say(&store, 0, &["one"]).await.unwrap();
        let before = size();
        say(&store, 1, &["two"]).await.unwrap();
        let grown = size();
        assert!(grown > before, "what is not folded yet stays");
        tokio::time::sleep(3 * FOLD_EVERY).await;
        say(&store, 2, &["three"]).await.unwrap();
        assert_eq!(size(), grown, "written over from the beginning");
        assert_eq!(lines(&store).await, 3);
    }

    #[tokio::test]
    async fn a_long_log_is_cut_when_nobody_writes() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path()).await.unwrap();
        let size = || std::fs::metadata(folder.path().join("chabudai.db-wal")).unwrap().len();
        let long = "x".repeat(100_000);
        say(&store, 0, &[&long[..]; 60]).await.unwrap();
        assert!(size() > 4 << 20);
        tokio::time::sleep(5 * FOLD_EVERY).await;
        assert_eq!(size(), 0);
        say(&store, 1, &["one"]).await.unwrap();
        assert_eq!(lines(&store).await, room::CHAT_LINES);
    }

    #[tokio::test]
    async fn a_full_disk_is_named_and_what_was_there_stays() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(folder.path()).await.unwrap();
        say(&store, 0, &["one"]).await.unwrap();
        let mut writer = store.writer.lock().await;
        sqlx::query("PRAGMA max_page_count = 1").execute(&mut *writer).await.unwrap();
        drop(writer);
        let long = "x".repeat(20_000);
        let refused = say(&store, 1, &["two", &long]).await;
        assert!(matches!(refused, Err(StoreError::Full)), "{refused:?}");
        assert_eq!(lines(&store).await, 1);
        assert_eq!(store.versions(vec![1]).await.unwrap(), [(1, 1)]);
    }
}

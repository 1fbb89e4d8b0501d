//! The repository of tables: what is kept, behind an interface of a few verbs.
//!
//! A table is a log: its set-up and numbered actions. [`Store::commit`] makes changes last, all or none; the
//! rest reads. The default is one SQLite file ([`Sqlite`]); [`Journal`] groups the commits of many tables on
//! top of any store.

mod journal;
mod sqlite;
mod tallies;

use futures_util::future::BoxFuture;
pub use journal::{Committing, Journal};
pub use room::{Change, ChatLine, GameRecord, KeptGame, LastState, TableRecord};
pub use sqlite::Sqlite;
pub(crate) use sqlite::make_private;
pub use tallies::{Tally, TallySeat};

/// Why something could not be kept or read. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database says no.
    #[error("the database cannot be used: {0}")]
    Database(#[from] sqlx::Error),
    /// What the database has is not what we wrote.
    #[error(
        "the database is damaged or from another program: {0}. Restore a backup, or start with another --data folder"
    )]
    Damaged(String),
    /// Another server uses the file.
    #[error("{0} is in use by another server; stop it first, or give this one another folder with --data")]
    InUse(String),
    /// The disk is full.
    #[error("the disk is full: make room, then try again")]
    Full,
    /// A migration failed or the file is from a newer program.
    #[error("{0} is from a newer version of this program, or damaged: {1}")]
    Migration(String, String),
    /// The file or its folder cannot be opened.
    #[error(
        "{0} cannot be opened: {1}. Check that the folder exists and is writable, or give another one with --data"
    )]
    Unopened(String, String),
    /// The server is shutting down.
    #[error("the server is shutting down")]
    Closed,
    /// Somebody else has written this action number already.
    #[error("somebody else has written to this table")]
    Conflict,
}

/// What comes of asking a store.
pub type Stored<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Where tables are kept.
pub trait Store: Send + Sync + 'static {
    /// Makes all these changes last, or none of them. They are on disk when it answers.
    fn commit<'a>(&'a self, changes: &'a [Change]) -> Stored<'a, ()>;

    /// The table with this id.
    fn table(&self, id: String) -> Stored<'_, Option<TableRecord>>;

    /// The id of the table with this code, unless its game is over.
    fn id_of_code(&self, code: String) -> Stored<'_, Option<String>>;

    /// A game with its log and its last state.
    fn game(&self, key: i64) -> Stored<'_, Option<KeptGame>>;

    /// The finished game with this replay id.
    fn replay(&self, id: String) -> Stored<'_, Option<KeptGame>>;

    /// The last lines of a table's chat, oldest first.
    fn chat(&self, table: i64, lines: u32) -> Stored<'_, Vec<ChatLine>>;

    /// Open tables, the newest first.
    fn listed(&self, limit: u32) -> Stored<'_, Vec<TableRecord>>;

    /// A visitor's tables with the seat, the newest first.
    fn visited(&self, visitor: Vec<u8>, limit: u32) -> Stored<'_, Vec<(TableRecord, u8)>>;

    /// The tables that were used last, the latest first.
    fn latest(&self, limit: u32) -> Stored<'_, Vec<TableRecord>>;

    /// The ids of some tables that nobody has used since this moment: those that were finished, or the others.
    fn unused(&self, since: u64, finished: bool) -> Stored<'_, Vec<String>>;

    /// Removes a table with all that was said and played there; finished games may stay.
    fn remove_table(&self, key: i64, games_stay: bool) -> Stored<'_, ()>;

    /// Removes some games that ended before this moment, unless a table still shows them. How many there were.
    fn remove_games(&self, before: u64) -> Stored<'_, u64>;

    /// Forgets all that was said before this moment.
    fn remove_chat(&self, before: u64) -> Stored<'_, ()>;

    /// Takes in finished games, all of them or none. Those whose replay is here already are left as they are; how
    /// many were not.
    fn import<'a>(&'a self, games: &'a [KeptGame]) -> Stored<'a, u64>;

    /// Finished games of a kind, counted.
    fn tallies(&self, game: String) -> Stored<'_, (Vec<Tally>, Vec<TallySeat>)>;

    /// The keys of finished games after this one, in order.
    fn finished_after(&self, key: i64, limit: u32) -> Stored<'_, Vec<i64>>;

    /// The highest keys of tables and games so far.
    fn last_keys(&self) -> Stored<'_, (i64, i64)>;

    /// Writes something that changes nothing, to see whether anything can be written.
    fn probe(&self) -> Stored<'_, ()>;

    /// Writes a consistent copy to a file that does not exist yet.
    fn backup(&self, file: String) -> Stored<'_, ()>;

    /// Ends all use of it.
    fn close(&self) -> BoxFuture<'_, ()>;
}

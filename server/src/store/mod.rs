//! The repository of tables: what is kept, behind an interface of a few verbs.
//!
//! A table is a log with a version, and the version is the lock. [`Store::commit`] makes the changes of a table last if
//! its version is still the one that they were made from, and raises it; the rest reads. The default is one SQLite
//! file ([`Sqlite`]); several servers share a database of PostgreSQL ([`Postgres`]). [`Journal`] groups the commits of
//! many tables on top of any store.

mod copy;
mod database;
mod forget;
mod import;
mod journal;
mod migrations;
mod numbers;
mod place;
mod postgres;
mod questions;
mod rows;
mod sqlite;
mod tallies;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
mod write;

use std::ops::Range;

pub use copy::Copied;
use futures_util::future::BoxFuture;
pub use journal::{Committing, Journal};
pub(crate) use numbers::Numbers;
pub use place::Place;
pub use postgres::Postgres;
pub(crate) use postgres::asked;
pub use room::{Change, ChatLine, GameRecord, KeptGame, LastState, TableRecord};
pub use sqlite::Sqlite;
pub(crate) use sqlite::make_private;
pub use tallies::{Tally, TallySeat};

/// What a step of a table changes: all of it lasts, or nothing. Every commit raises the version of its table.
#[derive(Clone, Debug, PartialEq)]
pub struct Commit {
    /// The table's key.
    pub table: i64,
    /// The version of the table that the changes were made from; 0 if it is new.
    pub version: u64,
    /// The changes.
    pub changes: Vec<Change>,
}

/// What a node learns when it says that it is alive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Met {
    /// The other nodes that are alive.
    pub others: Vec<String>,
    /// What time it is for all of them, in milliseconds since 1970.
    pub clock: u64,
}

/// What is numbered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbered {
    /// Tables.
    Tables,
    /// Games.
    Games,
}

impl Numbered {
    fn name(self) -> &'static str {
        match self {
            Numbered::Tables => "tables",
            Numbered::Games => "games",
        }
    }
}

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
    #[error(
        "{0} is from a newer version of this program, or damaged: {1}. To use it update this one, or restore a backup"
    )]
    Migration(String, String),
    /// The file or its folder cannot be opened.
    #[error(
        "{0} cannot be opened: {1}. Check that the folder exists and is writable, or give another one with --data"
    )]
    Unopened(String, String),
    /// The server is shutting down.
    #[error("the server is shutting down")]
    Closed,
    /// Somebody else has changed the table meanwhile.
    #[error("somebody else has changed this table meanwhile")]
    Conflict,
    /// The database server is away or does not let us in. Whether what was asked for last was done is not known.
    #[error(
        "{0} cannot be reached: {1}. Check the address, the name and the password in --store, and that the database server runs"
    )]
    Unreached(String, String),
    /// No such database.
    #[error("{0} is not there: make it (CREATE DATABASE chabudai), or name another one in --store")]
    Missing(String),
    /// Another program's database.
    #[error(
        "{0} has tables of another program; make a database for this one (CREATE DATABASE chabudai) and name that in --store"
    )]
    Foreign(String),
    /// A schema that has to be brought up to date first.
    #[error(
        "{0} is from an older version of this program; stop all servers that use it, then run `chabudai migrate` with the same --store"
    )]
    Older(String),
    /// A store to copy into that has something.
    #[error("the store that is copied into has tables or games already; name a new one")]
    NotEmpty,
    /// A copy that is none.
    #[error(
        "the table {0} of {1} is not what was copied: stop all servers that use these stores, and copy again into a new one"
    )]
    Unlike(&'static str, &'static str),
}

/// What comes of asking a store.
pub type Stored<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Where tables are kept.
pub trait Store: Send + Sync + 'static {
    /// Makes these commits of different tables last, each if the version of its table fits; which of them have. They
    /// are on disk when it answers.
    fn commit<'a>(&'a self, commits: &'a [Commit]) -> Stored<'a, Vec<bool>>;

    /// The versions that those of these tables have that are there.
    fn versions(&self, tables: Vec<i64>) -> Stored<'_, Vec<(i64, u64)>>;

    /// Numbers that nobody has had.
    fn block(&self, what: Numbered) -> Stored<'_, Range<i64>>;

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

    /// Takes note that a table is used, unless that was noted after this moment.
    fn note_use(&self, id: String, since: u64, at: u64) -> Stored<'_, ()>;

    /// Removes a table with all that was said and played there, perhaps only if nobody has used it since a moment;
    /// finished games may stay. Whether it is gone.
    fn remove_table(&self, key: i64, unused_since: Option<u64>, games_stay: bool) -> Stored<'_, bool>;

    /// Removes some games that ended before this moment, unless a table still shows them. How many there were.
    fn remove_games(&self, before: u64) -> Stored<'_, u64>;

    /// Forgets all that was said before this moment.
    fn remove_chat(&self, before: u64) -> Stored<'_, ()>;

    /// Takes in finished games, all of them or none. Those whose replay is here already are left as they are; how
    /// many were not.
    fn import<'a>(&'a self, games: &'a [KeptGame]) -> Stored<'a, u64>;

    /// Finished games of a kind, counted.
    fn tallies(&self, game: String) -> Stored<'_, (Vec<Tally>, Vec<TallySeat>)>;

    /// The keys of games after this one, in order.
    fn games_after(&self, key: i64, limit: u32) -> Stored<'_, Vec<i64>>;

    /// Whether other servers may use it at the same time.
    fn is_shared(&self) -> bool;

    /// Says that a node of this name is alive, and asks who else is.
    fn meet<'a>(&'a self, node: &'a str) -> Stored<'a, Met>;

    /// Writes something that changes nothing, to see whether anything can be written.
    fn probe(&self) -> Stored<'_, ()>;

    /// Ends all use of it.
    fn close(&self) -> BoxFuture<'_, ()>;
}

//! PostgreSQL, for as many servers as like: each of them writes what it likes, and the versions of tables decide.

mod dialect;
mod speak;

use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection as _};

use super::StoreError;
use super::migrations::{Step, migrator};
pub(crate) use speak::asked;

const MIGRATIONS: [Step; 1] = [(1, "tables", include_str!("../../../migrations/postgres/0001_tables.sql"))];

/// How long is waited for a connection, and for an answer: what is lost on its way says nothing.
const PATIENCE: Duration = Duration::from_secs(5);

/// What every connection asks of the database server.
const MANNERS: [(&str, &str); 7] = [
    // A commit is on disk when it is answered, whatever the database's own settings are.
    ("synchronous_commit", "on"),
    ("statement_timeout", "20s"),
    // Who stands still in the middle of a commit keeps its tables from all others: no longer than this.
    ("idle_in_transaction_session_timeout", "3s"),
    // And who has gone without a word, as machines do, is not waited for until the system's two hours are over.
    ("tcp_keepalives_idle", "5"),
    ("tcp_keepalives_interval", "2"),
    ("tcp_keepalives_count", "3"),
    ("tcp_user_timeout", "10s"),
];

/// One database of PostgreSQL.
#[derive(Debug)]
pub struct Postgres {
    /// The one connection that writes, since the journal is its only user.
    writer: PgPool,
    readers: PgPool,
    options: PgConnectOptions,
    /// What all servers of this database have in common, and those of no other.
    cluster: String,
    /// Where it is, without its password.
    place: String,
}

impl Postgres {
    /// Opens the database at this address. An empty one is made ours; one of an older program stays as it is, since
    /// servers of that program may be using it.
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        Postgres::opened(url, false).await
    }

    /// The same, and an older one is brought up to date. No older server may use it any more.
    pub async fn migrate(url: &str) -> Result<Postgres, StoreError> {
        Postgres::opened(url, true).await
    }

    async fn opened(url: &str, update: bool) -> Result<Postgres, StoreError> {
        let options = options(url)?;
        let place = place(&options);
        let mut first = tokio::time::timeout(PATIENCE, options.connect())
            .await
            .map_err(|_| unreached(&place, "it does not answer"))?
            .map_err(|error| connecting(&place, error))?;
        let cluster = prepare(&mut first, &place, update).await?;
        drop(first.close().await);
        let pool = || PgPoolOptions::new().min_connections(0).acquire_timeout(PATIENCE);
        // That the writer's connection has ended is found out when it is used, which spares every commit a question.
        let writer = pool().max_connections(1).test_before_acquire(false);
        let (writer, readers) = (writer.connect_lazy_with(options.clone()), pool().max_connections(4));
        let readers = readers.connect_lazy_with(options.clone());
        Ok(Postgres { writer, readers, options, cluster, place })
    }

    /// Opens the database to read it as it is at this moment, whatever others write meanwhile.
    pub async fn look(url: &str) -> Result<Postgres, StoreError> {
        let store = Postgres::open(url).await?;
        let snapshot = PgPoolOptions::new().max_connections(1).min_connections(0).after_connect(|db, _| {
            Box::pin(async move {
                sqlx::query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").execute(db).await.map(drop)
            })
        });
        // Whoever writes a copy of it elsewhere may take their time between two questions.
        let patient = store.options.clone().options([("idle_in_transaction_session_timeout", "0")]);
        let readers = snapshot.test_before_acquire(false).connect_lazy_with(patient);
        Ok(Postgres { readers, ..store })
    }

    /// What all servers of this database have in common.
    pub fn cluster(&self) -> &str {
        &self.cluster
    }

    /// How to connect, for whoever listens there.
    pub(crate) fn options(&self) -> &PgConnectOptions {
        &self.options
    }
}

fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    let options = PgConnectOptions::from_str(url).map_err(|error| {
        StoreError::Unreached(
            "--store".into(),
            format!("it is no address such as postgres://user@host/database: {error}"),
        )
    })?;
    Ok(options.application_name("chabudai").options(MANNERS).disable_statement_logging())
}

/// Where a database is, without its password.
fn place(options: &PgConnectOptions) -> String {
    let name = options.get_database().unwrap_or(options.get_username());
    format!("postgres://{}:{}/{name}", options.get_host(), options.get_port())
}

/// Finds out whose database this is, and makes it ours if it is nobody's. The name of its cluster.
async fn prepare(db: &mut PgConnection, place: &str, update: bool) -> Result<String, StoreError> {
    let failed = |error: sqlx::Error| connecting(place, error);
    let count = |sql: &'static str| sqlx::query_scalar::<_, i64>(sql);
    let there = "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()";
    let ours = "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema() AND table_name IN ('house', '_sqlx_migrations')";
    let (there, ours) = (
        count(there).fetch_one(&mut *db).await.map_err(failed)?,
        count(ours).fetch_one(&mut *db).await.map_err(failed)?,
    );
    if there > 0 && ours < 2 {
        return Err(StoreError::Foreign(place.into()));
    }
    if there > 0 {
        let known = MIGRATIONS.len() as i64;
        let applied = count("SELECT coalesce(max(version), 0) FROM _sqlx_migrations");
        let applied = applied.fetch_one(&mut *db).await.map_err(failed)?;
        if applied < known && !update {
            return Err(StoreError::Older(place.into()));
        }
    }
    // Of several that start at once one does it, and the others wait.
    migrator(&MIGRATIONS).run(&mut *db).await.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => connecting(place, error),
        error => StoreError::Migration(place.into(), error.to_string()),
    })?;
    let house = sqlx::query_scalar("SELECT cluster FROM house WHERE program = 'chabudai'");
    house.fetch_optional(db).await.map_err(failed)?.ok_or_else(|| StoreError::Foreign(place.into()))
}

fn unreached(place: &str, why: impl ToString) -> StoreError {
    StoreError::Unreached(place.into(), why.to_string())
}

fn connecting(place: &str, error: sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(refused) if refused.code().as_deref() == Some("3D000") => StoreError::Missing(place.into()),
        Some(refused) => unreached(place, refused.message()),
        None => unreached(place, error),
    }
}

/// PostgreSQL's reasons that people can do something about, by its codes.
fn failed(place: &str, error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::PoolClosed => return StoreError::Closed,
        // A statement that must change a row has found none.
        sqlx::Error::RowNotFound => return StoreError::Damaged("a row is not what it was taken for".into()),
        sqlx::Error::Io(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::Protocol(_)
        | sqlx::Error::WorkerCrashed => {
            return unreached(place, error);
        }
        _ => {}
    }
    let code = error.as_database_error().and_then(|error| Some(error.code()?.into_owned()));
    match code.as_deref() {
        // Two nodes waited for each other, and this one has done nothing.
        Some("40001" | "40P01") => StoreError::Conflict,
        Some("53100") => StoreError::Full,
        // It stops, starts, has too many others, or has waited too long for us.
        Some(code)
            if code.starts_with("57P")
                || code.starts_with("08")
                || code.starts_with("53")
                || code == "25P03" =>
        {
            connecting(place, error)
        }
        _ => StoreError::Database(error),
    }
}

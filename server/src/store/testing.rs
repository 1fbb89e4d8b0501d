//! A store of each kind for tests. PostgreSQL is there if `scripts/with-servers` runs the test, as `make test` does.

use std::sync::Arc;

use sqlx::{Connection, PgConnection};

use super::{Place, Sqlite, Store};

/// Where a new database of PostgreSQL is, if there can be one.
pub(crate) async fn new_postgres() -> Option<Place> {
    let Ok(server) = std::env::var("CHABUDAI_TEST_POSTGRES") else {
        eprintln!("not tested on PostgreSQL: run this by scripts/with-servers");
        return None;
    };
    let name = format!("test_{}", room::secrets::new_id().to_lowercase());
    let mut db = PgConnection::connect(&format!("{server}/postgres")).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::query(create).execute(&mut db).await.unwrap();
    Some(Place::Postgres(format!("{server}/{name}")))
}

/// An empty store of each kind, by its name. The folder goes when it is dropped.
pub(crate) async fn stores() -> Vec<(&'static str, Arc<dyn Store>, Option<tempfile::TempDir>)> {
    let folder = tempfile::tempdir().unwrap();
    let sqlite: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).await.unwrap());
    let mut stores = vec![("SQLite", sqlite, Some(folder))];
    if let Some(place) = new_postgres().await {
        stores.push(("PostgreSQL", place.open().await.unwrap(), None));
    }
    stores
}

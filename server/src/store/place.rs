//! Where tables are kept: a folder of this machine, or a database server.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use super::copy::{Copied, copy};
use super::{Postgres, Sqlite, Store, StoreError};

/// Where tables are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// One SQLite file in this folder.
    Folder(PathBuf),
    /// PostgreSQL at this address.
    Postgres(String),
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Place, String> {
        match text.split_once("://") {
            Some(("postgres" | "postgresql", _)) => Ok(Place::Postgres(text.to_owned())),
            Some((scheme, _)) => Err(format!(
                "{scheme}:// is no kind of store; give postgres://user@host/database, or a folder for SQLite"
            )),
            None => Ok(Place::Folder(text.into())),
        }
    }
}

impl From<&Path> for Place {
    fn from(folder: &Path) -> Place {
        Place::Folder(folder.to_owned())
    }
}

/// A store by its kind.
enum Opened {
    Sqlite(Sqlite),
    Postgres(Box<Postgres>),
}

impl Place {
    /// Opens the store to read it, perhaps while servers write to it.
    pub async fn look(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Place::Folder(folder) => Arc::new(Sqlite::look(folder).await?),
            Place::Postgres(url) => Arc::new(Postgres::look(url).await?),
        })
    }

    /// Opens the store to change it.
    pub async fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self.opened().await? {
            Opened::Sqlite(store) => Arc::new(store),
            Opened::Postgres(store) => Arc::new(*store),
        })
    }

    /// Writes a consistent copy to a new SQLite file, perhaps while servers write to the store.
    pub async fn back_up(&self, file: &Path) -> Result<(), StoreError> {
        match self {
            Place::Folder(folder) => Sqlite::look(folder).await?.back_up(file).await,
            Place::Postgres(url) => {
                let (from, to) = (Postgres::look(url).await?, Sqlite::create(file).await?);
                copied(from, to).await.map(drop)
            }
        }
    }

    async fn opened(&self) -> Result<Opened, StoreError> {
        Ok(match self {
            Place::Folder(folder) => Opened::Sqlite(Sqlite::open(folder).await?),
            Place::Postgres(url) => Opened::Postgres(Box::new(Postgres::open(url).await?)),
        })
    }

    /// Brings the store up to date.
    pub async fn migrate(&self) -> Result<(), StoreError> {
        match self {
            Place::Folder(folder) => Sqlite::open(folder).await?.close().await,
            Place::Postgres(url) => Postgres::migrate(url).await?.close().await,
        }
        Ok(())
    }

    /// Copies all that is here into another store, which must have nothing yet, and compares both.
    pub async fn copy_to(&self, other: &Place) -> Result<Vec<Copied>, StoreError> {
        match (self.opened().await?, other.opened().await?) {
            (Opened::Sqlite(from), Opened::Sqlite(to)) => copied(from, to).await,
            (Opened::Sqlite(from), Opened::Postgres(to)) => copied(from, *to).await,
            (Opened::Postgres(from), Opened::Sqlite(to)) => copied(*from, to).await,
            (Opened::Postgres(from), Opened::Postgres(to)) => copied(*from, *to).await,
        }
    }
}

async fn copied(
    from: impl super::database::Database,
    to: impl super::database::Database,
) -> Result<Vec<Copied>, StoreError> {
    let copied = copy(&from, &to).await;
    Store::close(&from).await;
    Store::close(&to).await;
    copied
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_known_by_its_scheme() {
        assert_eq!("postgres://a@b/c".parse(), Ok(Place::Postgres("postgres://a@b/c".into())));
        assert_eq!("/srv/tables".parse(), Ok(Place::Folder("/srv/tables".into())));
        let error = "mysql://a@b/c".parse::<Place>().unwrap_err();
        assert!(error.contains("mysql://") && error.contains("postgres://user@host/database"), "{error}");
    }
}

//! What goes: old tables, old games, old words. A few at a time, so that whoever plays does not wait for it.

use sqlx::sqlite::SqliteConnection;

use super::Sqlite;
use crate::store::StoreError;

/// How many tables or games go at once.
pub(super) const AT_ONCE: i64 = 50;

impl Sqlite {
    pub(super) async fn forget_table(&self, key: i64, games_stay: bool) -> Result<(), StoreError> {
        self.change(async |db| {
            sqlx::query("CREATE TEMP TABLE IF NOT EXISTS going (key INTEGER PRIMARY KEY)")
                .execute(&mut *db)
                .await?;
            sqlx::query(
                "INSERT INTO going SELECT key FROM games WHERE table_key = ? AND (ended IS NULL OR NOT ?)",
            )
            .bind(key)
            .bind(games_stay)
            .execute(&mut *db)
            .await?;
            forget_going(db).await?;
            for rows in ["chat WHERE table_key", "visits WHERE table_key", "tables WHERE key"] {
                let forget = sqlx::AssertSqlSafe(format!("DELETE FROM {rows} = ?"));
                sqlx::query(forget).bind(key).execute(&mut *db).await?;
            }
            Ok(())
        })
        .await
    }

    pub(super) async fn forget_games(&self, before: u64) -> Result<u64, StoreError> {
        self.change(async |db| {
            sqlx::query("CREATE TEMP TABLE IF NOT EXISTS going (key INTEGER PRIMARY KEY)")
                .execute(&mut *db)
                .await?;
            let found = sqlx::query(
                "INSERT INTO going SELECT key FROM games WHERE ended < ? AND NOT EXISTS
                 (SELECT 1 FROM tables WHERE tables.key = games.table_key AND tables.meta ->> 'game' = games.key) LIMIT ?",
            );
            let found = found.bind(before as i64).bind(AT_ONCE).execute(&mut *db).await?.rows_affected();
            forget_going(db).await?;
            Ok(found)
        })
        .await
    }

    pub(super) async fn forget_chat(&self, before: u64) -> Result<(), StoreError> {
        self.change(async |db| {
            sqlx::query("DELETE FROM chat WHERE at < ?").bind(before as i64).execute(db).await.map(drop)
        })
        .await
    }
}

/// Forgets the games that are on the list, and the list.
async fn forget_going(db: &mut SqliteConnection) -> sqlx::Result<()> {
    for statement in [
        "DELETE FROM actions WHERE game IN (SELECT key FROM going)",
        "DELETE FROM states WHERE game IN (SELECT key FROM going)",
        "DELETE FROM games WHERE key IN (SELECT key FROM going)",
        "DELETE FROM going",
    ] {
        sqlx::query(statement).execute(&mut *db).await?;
    }
    Ok(())
}

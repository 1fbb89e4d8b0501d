//! Finished games that come from elsewhere.

use serde::Serialize;
use sqlx::sqlite::SqliteConnection;

use super::Sqlite;
use crate::store::{GameRecord, KeptGame, StoreError};

impl Sqlite {
    pub(super) async fn take_in(&self, games: &[KeptGame]) -> Result<u64, StoreError> {
        self.change(async |db| {
            let mut new = 0;
            for game in games {
                new += u64::from(take_in(db, game).await?);
            }
            Ok(new)
        })
        .await
    }
}

/// Whether the game was not here before.
async fn take_in(db: &mut SqliteConnection, game: &KeptGame) -> sqlx::Result<bool> {
    let GameRecord { key, table, game: slug, setup, started, ended, replay, result } = &game.record;
    let taken = sqlx::query(
        "INSERT OR IGNORE INTO games (key, table_key, game, setup, started, ended, replay, result)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(key)
    .bind(table)
    .bind(slug)
    .bind(json(setup))
    .bind(*started as i64)
    .bind(ended.map(|ended| ended as i64))
    .bind(replay)
    .bind(result.as_ref().map(json))
    .execute(&mut *db)
    .await?
    .rows_affected();
    if taken == 0 {
        return Ok(false);
    }
    for (number, played) in (1_i64..).zip(&game.actions) {
        sqlx::query("INSERT INTO actions (game, number, seat, action, hash) VALUES (?, ?, ?, ?, ?)")
            .bind(key)
            .bind(number)
            .bind(played.seat.index() as i64)
            .bind(&played.action)
            .bind(played.hash.0 as i64)
            .execute(&mut *db)
            .await?;
    }
    if let Some(state) = &game.state {
        sqlx::query("INSERT INTO states (game, number, shuffles, state) VALUES (?, ?, ?, ?)")
            .bind(key)
            .bind(state.number)
            .bind(state.last.shuffles)
            .bind(state.last.state.to_string())
            .execute(&mut *db)
            .await?;
    }
    Ok(true)
}

fn json(value: &impl Serialize) -> String {
    // Our own types have string keys and no failing serializers, so this cannot fail.
    serde_json::to_string(value).unwrap_or_default()
}

//! Questions as SQL, and the store's verbs on top of it all.

use std::path::Path;
use std::sync::PoisonError;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use sqlx::Row;
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteRow};

use super::{Sqlite, failed, files, rows, unopened};
use crate::store::{
    Change, ChatLine, GameRecord, KeptGame, Store, StoreError, Stored, TableRecord, Tally, TallySeat,
};

type Question<'q> = Query<'q, sqlx::Sqlite, SqliteArguments>;

impl Sqlite {
    async fn all<T>(
        &self,
        question: Question<'_>,
        read: impl Fn(&SqliteRow) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        question.fetch_all(&self.readers).await.map_err(failed)?.iter().map(read).collect()
    }

    async fn one<T>(
        &self,
        question: Question<'_>,
        read: impl Fn(&SqliteRow) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        question.fetch_optional(&self.readers).await.map_err(failed)?.as_ref().map(read).transpose()
    }

    /// A game with its log and its last state, if there is one.
    async fn kept(&self, record: Option<GameRecord>) -> Result<Option<KeptGame>, StoreError> {
        let Some(record) = record else { return Ok(None) };
        let log = sqlx::query("SELECT seat, action, hash FROM actions WHERE game = ? ORDER BY number");
        let actions = self.all(log.bind(record.key), rows::action).await?;
        let state = sqlx::query("SELECT number, shuffles, state FROM states WHERE game = ?");
        let state = self.one(state.bind(record.key), rows::state).await?;
        Ok(Some(KeptGame { record, actions, state }))
    }
}

impl Store for Sqlite {
    fn commit<'a>(&'a self, changes: &'a [Change]) -> Stored<'a, ()> {
        self.write(changes).boxed()
    }

    fn table(&self, id: String) -> Stored<'_, Option<TableRecord>> {
        let question =
            sqlx::query("SELECT key, id, code, listed, created, revision, meta FROM tables WHERE id = ?");
        self.one(question.bind(id), rows::table).boxed()
    }

    fn id_of_code(&self, code: String) -> Stored<'_, Option<String>> {
        // A code is for those who come to play: after the end it opens nothing, until there is to be another
        // game.
        let question = sqlx::query(
            "SELECT id FROM tables WHERE code = ? AND lower(coalesce(meta ->> 'phase', meta ->> 'stage')) != 'over'",
        );
        self.one(question.bind(code), |row| Ok(row.try_get("id")?)).boxed()
    }

    fn game(&self, key: i64) -> Stored<'_, Option<KeptGame>> {
        async move {
            let question = sqlx::query("SELECT * FROM games WHERE key = ?").bind(key);
            self.kept(self.one(question, rows::game).await?).await
        }
        .boxed()
    }

    fn replay(&self, id: String) -> Stored<'_, Option<KeptGame>> {
        async move {
            let question = sqlx::query("SELECT * FROM games WHERE replay = ?").bind(id);
            self.kept(self.one(question, rows::game).await?).await
        }
        .boxed()
    }

    fn chat(&self, table: i64, lines: u32) -> Stored<'_, Vec<ChatLine>> {
        async move {
            let question = sqlx::query(
                "SELECT seat, at, text, phrase FROM chat WHERE table_key = ? ORDER BY key DESC LIMIT ?",
            );
            let mut latest = self.all(question.bind(table).bind(lines), rows::line).await?;
            latest.reverse();
            Ok(latest)
        }
        .boxed()
    }

    fn listed(&self, limit: u32) -> Stored<'_, Vec<TableRecord>> {
        let question = sqlx::query(
            "SELECT key, id, code, listed, created, revision, meta FROM tables WHERE listed = 1 ORDER BY created DESC LIMIT ?",
        );
        self.all(question.bind(limit), rows::table).boxed()
    }

    fn visited(&self, visitor: Vec<u8>, limit: u32) -> Stored<'_, Vec<(TableRecord, u8)>> {
        let question = sqlx::query(
            "SELECT key, id, code, listed, created, revision, meta, seat FROM visits JOIN tables ON key = table_key
             WHERE visitor = ? ORDER BY at DESC LIMIT ?",
        );
        self.all(question.bind(visitor).bind(limit), |row| Ok((rows::table(row)?, row.try_get("seat")?)))
            .boxed()
    }

    fn latest(&self, limit: u32) -> Stored<'_, Vec<TableRecord>> {
        let question = sqlx::query(
            "SELECT key, id, code, listed, created, revision, meta FROM tables ORDER BY used DESC, key DESC LIMIT ?",
        );
        self.all(question.bind(limit), rows::table).boxed()
    }

    fn unused(&self, since: u64, finished: bool) -> Stored<'_, Vec<String>> {
        let question = sqlx::query(
            "SELECT id FROM tables WHERE used < ? AND ? =
             (lower(coalesce(meta ->> 'phase', meta ->> 'stage')) = 'over' AND NOT coalesce(meta ->> 'closed', 0))
             ORDER BY used LIMIT ?",
        );
        let question = question.bind(since as i64).bind(finished).bind(super::forget::AT_ONCE);
        self.all(question, |row| Ok(row.try_get("id")?)).boxed()
    }

    fn remove_table(&self, key: i64, games_stay: bool) -> Stored<'_, ()> {
        self.forget_table(key, games_stay).boxed()
    }

    fn remove_games(&self, before: u64) -> Stored<'_, u64> {
        self.forget_games(before).boxed()
    }

    fn remove_chat(&self, before: u64) -> Stored<'_, ()> {
        self.forget_chat(before).boxed()
    }

    fn import<'a>(&'a self, games: &'a [KeptGame]) -> Stored<'a, u64> {
        self.take_in(games).boxed()
    }

    fn tallies(&self, game: String) -> Stored<'_, (Vec<Tally>, Vec<TallySeat>)> {
        async move {
            let games = sqlx::query(
                "SELECT players, games, actions, seconds FROM tallies WHERE game = ? ORDER BY players",
            );
            let seats = sqlx::query(
                "SELECT players, place, wins FROM seat_tallies WHERE game = ? ORDER BY players, place",
            );
            let games = self.all(games.bind(&game), rows::tally).await?;
            Ok((games, self.all(seats.bind(&game), rows::tally_seat).await?))
        }
        .boxed()
    }

    fn finished_after(&self, key: i64, limit: u32) -> Stored<'_, Vec<i64>> {
        let question =
            sqlx::query("SELECT key FROM games WHERE key > ? AND ended IS NOT NULL ORDER BY key LIMIT ?");
        self.all(question.bind(key).bind(limit), |row| Ok(row.try_get("key")?)).boxed()
    }

    fn last_keys(&self) -> Stored<'_, (i64, i64)> {
        async move {
            let question = sqlx::query(
                "SELECT coalesce((SELECT max(key) FROM tables), 0) AS tables, coalesce((SELECT max(key) FROM games), 0) AS games",
            );
            let keys = self.one(question, |row| Ok((row.try_get("tables")?, row.try_get("games")?))).await?;
            Ok(keys.unwrap_or_default())
        }
        .boxed()
    }

    fn probe(&self) -> Stored<'_, ()> {
        async move {
            let mut writer = self.writer.lock().await;
            // Nobody reads this number; writing it anew takes a commit like any other.
            sqlx::query("PRAGMA user_version = 0").execute(&mut *writer).await.map(drop).map_err(failed)
        }
        .boxed()
    }

    fn backup(&self, file: String) -> Stored<'_, ()> {
        async move {
            let mut writer = self.writer.lock().await;
            let path = Path::new(&file);
            files::make_private(path).map_err(|error| unopened(path, error))?;
            sqlx::query("VACUUM INTO ?").bind(&file).execute(&mut *writer).await.map(drop).map_err(failed)
        }
        .boxed()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move {
            self.readers.close().await;
            // The last connection folds the write-ahead log into the file when it closes.
            let mut writer = self.writer.lock().await;
            drop(sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *writer).await);
            self.tenancy.lock().unwrap_or_else(PoisonError::into_inner).take();
        }
        .boxed()
    }
}

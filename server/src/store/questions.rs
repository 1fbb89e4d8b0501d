//! Questions as SQL, and the store's verbs on top of any database.

use std::ops::Range;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;

use super::database::{Database, Value, damaged, end};
use super::rows::{self, Fields, game_columns, table_columns};
use super::{
    ChatLine, Commit, GameRecord, KeptGame, Met, Numbered, Store, StoreError, Stored, TableRecord, Tally,
    TallySeat, forget, import,
};

/// How many numbers are given out at once.
const BLOCK: i64 = 100;

/// All rows that answer a question.
async fn all<T>(
    db: &impl Database,
    sql: &'static str,
    values: Vec<Value>,
    read: impl Fn(Fields) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    db.ask(sql, values).await?.into_iter().map(|row| read(row.into())).collect()
}

/// The one row that answers a question, if there is one.
async fn one<T>(
    db: &impl Database,
    sql: &'static str,
    values: Vec<Value>,
    read: impl Fn(Fields) -> Result<T, StoreError>,
) -> Result<Option<T>, StoreError> {
    Ok(all(db, sql, values, read).await?.pop())
}

/// A game with its log and its last state, if there is one.
async fn kept(db: &impl Database, record: Option<GameRecord>) -> Result<Option<KeptGame>, StoreError> {
    let Some(record) = record else { return Ok(None) };
    let log = "SELECT seat, action, hash FROM actions WHERE game = $1 ORDER BY number";
    let actions = all(db, log, vec![record.key.into()], rows::action).await?;
    let state = "SELECT number, shuffles, state FROM states WHERE game = $1";
    let state = one(db, state, vec![record.key.into()], rows::state).await?;
    Ok(Some(KeptGame { record, actions, state }))
}

impl<D: Database> Store for D {
    fn commit<'a>(&'a self, commits: &'a [Commit]) -> Stored<'a, Vec<bool>> {
        self.write(commits)
    }

    fn versions(&self, tables: Vec<i64>) -> Stored<'_, Vec<(i64, u64)>> {
        // As one text, which both databases take apart.
        let keys = serde_json::to_string(&tables).unwrap_or_default();
        let asked = self.versions_of(keys);
        async move { asked.await?.into_iter().map(|row| rows::version(row.into())).collect() }.boxed()
    }

    fn block(&self, what: Numbered) -> Stored<'_, Range<i64>> {
        async move {
            let sql = "UPDATE numbers SET last = last + $2 WHERE what = $1 RETURNING last";
            let mut db = self.begin().await?;
            let last = db.ask(sql, vec![what.name().into(), BLOCK.into()]).await;
            let row = end(self, db, last).await?.pop().ok_or_else(|| damaged("no numbers are left"))?;
            let last = rows::number(row.into())?;
            Ok(last - BLOCK + 1..last + 1)
        }
        .boxed()
    }

    fn table(&self, id: String) -> Stored<'_, Option<TableRecord>> {
        let sql = concat!(
            "SELECT ",
            table_columns!(),
            " FROM tables JOIN versions ON versions.table_key = tables.key WHERE tables.id = $1"
        );
        one(self, sql, vec![id.into()], rows::table).boxed()
    }

    fn id_of_code(&self, code: String) -> Stored<'_, Option<String>> {
        // A code is for those who come to play: after the end it opens nothing, until there is to be another
        // game.
        let sql = "SELECT id FROM tables WHERE code = $1 AND lower(coalesce(meta ->> 'phase', meta ->> 'stage')) <> 'over'";
        one(self, sql, vec![code.into()], rows::text).boxed()
    }

    fn game(&self, key: i64) -> Stored<'_, Option<KeptGame>> {
        async move {
            let sql = concat!("SELECT ", game_columns!(), " FROM games WHERE key = $1");
            kept(self, one(self, sql, vec![key.into()], rows::game).await?).await
        }
        .boxed()
    }

    fn replay(&self, id: String) -> Stored<'_, Option<KeptGame>> {
        async move {
            let sql = concat!("SELECT ", game_columns!(), " FROM games WHERE replay = $1");
            kept(self, one(self, sql, vec![id.into()], rows::game).await?).await
        }
        .boxed()
    }

    fn chat(&self, table: i64, lines: u32) -> Stored<'_, Vec<ChatLine>> {
        async move {
            let sql =
                "SELECT seat, at, text, phrase FROM chat WHERE table_key = $1 ORDER BY key DESC LIMIT $2";
            let mut latest = all(self, sql, vec![table.into(), lines.into()], rows::line).await?;
            latest.reverse();
            Ok(latest)
        }
        .boxed()
    }

    fn listed(&self, limit: u32) -> Stored<'_, Vec<TableRecord>> {
        let sql = concat!(
            "SELECT ",
            table_columns!(),
            " FROM tables JOIN versions ON versions.table_key = tables.key
              WHERE tables.listed = 1 ORDER BY tables.created DESC LIMIT $1"
        );
        all(self, sql, vec![limit.into()], rows::table).boxed()
    }

    fn visited(&self, visitor: Vec<u8>, limit: u32) -> Stored<'_, Vec<(TableRecord, u8)>> {
        let sql = concat!(
            "SELECT ",
            table_columns!(),
            ", visits.seat FROM visits JOIN tables ON tables.key = visits.table_key
              JOIN versions ON versions.table_key = tables.key WHERE visits.visitor = $1 ORDER BY visits.at DESC, tables.key DESC LIMIT $2"
        );
        all(self, sql, vec![Value::Bytes(visitor), limit.into()], rows::table_and_seat).boxed()
    }

    fn latest(&self, limit: u32) -> Stored<'_, Vec<TableRecord>> {
        let sql = concat!(
            "SELECT ",
            table_columns!(),
            " FROM tables JOIN versions ON versions.table_key = tables.key
              ORDER BY tables.used DESC, tables.key DESC LIMIT $1"
        );
        all(self, sql, vec![limit.into()], rows::table).boxed()
    }

    fn unused(&self, since: u64, finished: bool) -> Stored<'_, Vec<String>> {
        let sql = "SELECT id FROM tables WHERE used < $1 AND $2 = CASE
             WHEN lower(coalesce(meta ->> 'phase', meta ->> 'stage')) = 'over'
              AND CAST(coalesce(meta ->> 'closed', '0') AS TEXT) NOT IN ('1', 'true') THEN 1 ELSE 0 END
             ORDER BY used LIMIT $3";
        let values = vec![since.into(), i64::from(finished).into(), forget::AT_ONCE.into()];
        all(self, sql, values, rows::text).boxed()
    }

    fn note_use(&self, id: String, since: u64, at: u64) -> Stored<'_, ()> {
        async move {
            let long_ago = "SELECT key FROM tables WHERE id = $1 AND used < $2";
            let long_ago = all(self, long_ago, vec![id.into(), since.into()], rows::number).await?;
            let Some(key) = long_ago.first() else { return Ok(()) };
            let mut db = self.begin().await?;
            let sql = "UPDATE tables SET used = $2 WHERE key = $1";
            let done = db.run(sql, vec![(*key).into(), at.into()]).await;
            end(self, db, done).await.map(drop)
        }
        .boxed()
    }

    fn remove_table(&self, key: i64, unused_since: Option<u64>, games_stay: bool) -> Stored<'_, bool> {
        async move {
            let mut db = self.begin().await?;
            let done = forget::table(&mut *db, key, unused_since, games_stay).await;
            end(self, db, done).await
        }
        .boxed()
    }

    fn remove_games(&self, before: u64) -> Stored<'_, u64> {
        async move {
            let mut db = self.begin().await?;
            let done = forget::games(&mut *db, before).await;
            end(self, db, done).await
        }
        .boxed()
    }

    fn remove_chat(&self, before: u64) -> Stored<'_, ()> {
        async move {
            let mut db = self.begin().await?;
            let done = db.run("DELETE FROM chat WHERE at < $1", vec![before.into()]).await;
            end(self, db, done).await.map(drop)
        }
        .boxed()
    }

    fn import<'a>(&'a self, games: &'a [KeptGame]) -> Stored<'a, u64> {
        async move {
            let mut db = self.begin().await?;
            let done = import::take_in(&mut *db, games).await;
            end(self, db, done).await
        }
        .boxed()
    }

    fn tallies(&self, game: String) -> Stored<'_, (Vec<Tally>, Vec<TallySeat>)> {
        async move {
            let games =
                "SELECT players, games, actions, seconds FROM tallies WHERE game = $1 ORDER BY players";
            let seats =
                "SELECT players, place, wins FROM seat_tallies WHERE game = $1 ORDER BY players, place";
            let games = all(self, games, vec![game.as_str().into()], rows::tally).await?;
            Ok((games, all(self, seats, vec![game.into()], rows::tally_seat).await?))
        }
        .boxed()
    }

    fn games_after(&self, key: i64, limit: u32) -> Stored<'_, Vec<i64>> {
        let sql = "SELECT key FROM games WHERE key > $1 ORDER BY key LIMIT $2";
        all(self, sql, vec![key.into(), limit.into()], rows::number).boxed()
    }

    fn is_shared(&self) -> bool {
        Database::is_shared(self)
    }

    fn meet<'a>(&'a self, node: &'a str) -> Stored<'a, Met> {
        Database::meet(self, node)
    }

    fn probe(&self) -> Stored<'_, ()> {
        Database::probe(self)
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Database::close(self)
    }
}

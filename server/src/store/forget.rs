//! What goes: old tables, old games, old words. A few at a time, so that whoever plays does not wait for it.

use super::database::{Connection, Row, Value};

/// How many tables or games go at once.
pub(super) const AT_ONCE: i64 = 50;

/// Forgets a table, perhaps only if nobody has used it since a moment; finished games may stay. Whether it is gone.
pub(super) async fn table(
    db: &mut dyn Connection,
    key: i64,
    unused_since: Option<u64>,
    games_stay: bool,
) -> sqlx::Result<bool> {
    // Whoever writes to it waits, and finds nothing.
    db.run("UPDATE versions SET version = version WHERE table_key = $1", vec![key.into()]).await?;
    let unused = "DELETE FROM tables WHERE key = $1 AND (CAST($2 AS BIGINT) IS NULL OR used < $2)";
    if db.run(unused, vec![key.into(), unused_since.into()]).await? == 0 {
        return Ok(false);
    }
    let going = "SELECT key FROM games WHERE table_key = $1 AND (ended IS NULL OR $2 = 0)";
    let going = db.ask(going, vec![key.into(), i64::from(games_stay).into()]).await?;
    forget(db, going).await?;
    for rows in [
        "DELETE FROM chat WHERE table_key = $1",
        "DELETE FROM visits WHERE table_key = $1",
        "DELETE FROM versions WHERE table_key = $1",
    ] {
        db.run(rows, vec![key.into()]).await?;
    }
    Ok(true)
}

/// Forgets some games that ended before this moment, unless a table still shows them; how many.
pub(super) async fn games(db: &mut dyn Connection, before: u64) -> sqlx::Result<u64> {
    let going = "SELECT key FROM games WHERE ended < $1 AND NOT EXISTS
         (SELECT 1 FROM tables WHERE tables.key = games.table_key AND CAST(tables.meta ->> 'game' AS BIGINT) = games.key)
         LIMIT $2";
    let going = db.ask(going, vec![before.into(), AT_ONCE.into()]).await?;
    forget(db, going).await
}

async fn forget(db: &mut dyn Connection, games: Vec<Row>) -> sqlx::Result<u64> {
    let count = games.len() as u64;
    for key in games.into_iter().flatten() {
        let key: Vec<Value> = vec![key];
        db.run("DELETE FROM actions WHERE game = $1", key.clone()).await?;
        db.run("DELETE FROM states WHERE game = $1", key.clone()).await?;
        db.run("DELETE FROM games WHERE key = $1", key).await?;
    }
    Ok(count)
}

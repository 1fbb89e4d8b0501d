//! Finished games that come from elsewhere.

use super::database::{Connection, Value};
use super::write::to_json;
use super::{GameRecord, KeptGame};

/// Takes games in; how many were not here before.
pub(super) async fn take_in(db: &mut dyn Connection, games: &[KeptGame]) -> sqlx::Result<u64> {
    let mut new = 0;
    for game in games {
        new += u64::from(take_one_in(db, game).await?);
    }
    Ok(new)
}

/// Whether the game was not here before.
async fn take_one_in(db: &mut dyn Connection, game: &KeptGame) -> sqlx::Result<bool> {
    let GameRecord { key, table, game: slug, setup, started, ended, replay, result } = &game.record;
    let taken = db.run(
        "INSERT INTO games (key, table_key, game, setup, started, ended, replay, result)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
        vec![
            (*key).into(),
            (*table).into(),
            slug.as_str().into(),
            Value::Json(to_json(setup)),
            (*started).into(),
            (*ended).into(),
            replay.as_deref().into(),
            result.as_ref().map_or(Value::Null, |result| Value::Json(to_json(result))),
        ],
    );
    if taken.await? == 0 {
        return Ok(false);
    }
    for (number, played) in (1_i64..).zip(&game.actions) {
        db.run(
            "INSERT INTO actions (game, number, seat, action, hash) VALUES ($1, $2, $3, $4, $5)",
            vec![
                (*key).into(),
                number.into(),
                played.seat.into(),
                played.action.as_str().into(),
                (played.hash.0 as i64).into(),
            ],
        )
        .await?;
    }
    if let Some(state) = &game.state {
        db.run(
            "INSERT INTO states (game, number, shuffles, state) VALUES ($1, $2, $3, $4)",
            vec![
                (*key).into(),
                state.number.into(),
                i64::from(state.last.shuffles).into(),
                state.last.state.to_string().into(),
            ],
        )
        .await?;
    }
    Ok(true)
}

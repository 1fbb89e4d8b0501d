//! What SQLite says in its own way.

use crate::store::write::Dialect;

pub(super) const DIALECT: Dialect = Dialect {
    raise: "UPDATE versions SET version = version + 1 FROM json_each($1) AS wanted
            WHERE table_key = wanted.value ->> 0 AND version = wanted.value ->> 1 RETURNING table_key",
    born: "INSERT INTO versions (table_key, version) SELECT value, 1 FROM json_each($1) WHERE true
           ON CONFLICT DO NOTHING RETURNING table_key",
    tables: "INSERT INTO tables (key, id, code, listed, created, used, meta)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
             FROM json_each($1) WHERE true
             ON CONFLICT (key) DO UPDATE SET listed = excluded.listed, used = excluded.used, meta = excluded.meta
             WHERE id = excluded.id",
    begun: "INSERT INTO games (key, table_key, game, setup, started)
            SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each($1)",
    actions: "INSERT INTO actions (game, number, seat, action, hash)
              SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each($1)",
    states: "INSERT OR REPLACE INTO states (game, number, shuffles, state)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)",
    ended: "UPDATE games SET ended = over.value ->> 1, replay = over.value ->> 2, result = over.value ->> 3
            FROM json_each($1) AS over WHERE games.key = over.value ->> 0",
    tallies: "INSERT INTO tallies (game, players, games, actions, seconds)
              SELECT value ->> 0, value ->> 1, 1, value ->> 2, value ->> 3 FROM json_each($1) WHERE true
              ON CONFLICT DO UPDATE SET games = games + 1, actions = actions + excluded.actions, seconds = seconds + excluded.seconds",
    seat_tallies: "INSERT INTO seat_tallies (game, players, place, wins)
                   SELECT value ->> 0, value ->> 1, value ->> 2, 1 FROM json_each($1) WHERE true
                   ON CONFLICT DO UPDATE SET wins = wins + 1",
};

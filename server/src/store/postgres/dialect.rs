//! What PostgreSQL says in its own way.

use crate::store::write::Dialect;

pub(super) const DIALECT: Dialect = Dialect {
    // In the order of their keys, so that two nodes do not wait for each other.
    raise: "UPDATE versions SET version = versions.version + 1 FROM
            (SELECT (value ->> 0)::bigint AS key, (value ->> 1)::bigint AS version FROM json_array_elements($1) AS value ORDER BY 1) AS wanted
            WHERE versions.table_key = wanted.key AND versions.version = wanted.version RETURNING versions.table_key",
    born: "INSERT INTO versions (table_key, version) SELECT value::text::bigint, 1 FROM json_array_elements($1) AS value
           ON CONFLICT DO NOTHING RETURNING table_key",
    tables: "INSERT INTO tables (key, id, code, listed, created, used, meta)
             SELECT (value ->> 0)::bigint, value ->> 1, value ->> 2, (value ->> 3)::bigint, (value ->> 4)::bigint, (value ->> 5)::bigint, (value ->> 6)::json
             FROM json_array_elements($1) AS value
             ON CONFLICT (key) DO UPDATE SET listed = excluded.listed, used = excluded.used, meta = excluded.meta
             WHERE tables.id = excluded.id",
    begun: "INSERT INTO games (key, table_key, game, setup, started)
            SELECT (value ->> 0)::bigint, (value ->> 1)::bigint, value ->> 2, (value ->> 3)::json, (value ->> 4)::bigint
            FROM json_array_elements($1) AS value",
    actions: "INSERT INTO actions (game, number, seat, action, hash)
              SELECT (value ->> 0)::bigint, (value ->> 1)::bigint, (value ->> 2)::bigint, value ->> 3, (value ->> 4)::bigint
              FROM json_array_elements($1) AS value",
    states: "INSERT INTO states (game, number, shuffles, state)
             SELECT (value ->> 0)::bigint, (value ->> 1)::bigint, (value ->> 2)::bigint, value ->> 3 FROM json_array_elements($1) AS value
             ON CONFLICT (game) DO UPDATE SET number = excluded.number, shuffles = excluded.shuffles, state = excluded.state",
    ended: "UPDATE games SET ended = (value ->> 1)::bigint, replay = value ->> 2, result = (value ->> 3)::json
            FROM json_array_elements($1) AS value WHERE games.key = (value ->> 0)::bigint",
    tallies: "INSERT INTO tallies AS known (game, players, games, actions, seconds)
              SELECT value ->> 0, (value ->> 1)::bigint, count(*), sum((value ->> 2)::bigint)::bigint, sum((value ->> 3)::bigint)::bigint
              FROM json_array_elements($1) AS value GROUP BY 1, 2 ORDER BY 1, 2
              ON CONFLICT (game, players) DO UPDATE SET games = known.games + excluded.games,
              actions = known.actions + excluded.actions, seconds = known.seconds + excluded.seconds",
    seat_tallies: "INSERT INTO seat_tallies AS known (game, players, place, wins)
                   SELECT value ->> 0, (value ->> 1)::bigint, (value ->> 2)::bigint, count(*)
                   FROM json_array_elements($1) AS value GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
                   ON CONFLICT (game, players, place) DO UPDATE SET wins = known.wins + excluded.wins",
};

/// All that most commits are, in one statement: versions, actions, positions. Each row comes with its table, and is
/// written if the version of the table was the expected one.
pub(super) const PLAY: &str = "
    WITH fitting AS (
        UPDATE versions SET version = versions.version + 1
        FROM (SELECT * FROM unnest($1::bigint[], $2::bigint[]) AS wanted (key, version) ORDER BY key) AS wanted
        WHERE versions.table_key = wanted.key AND versions.version = wanted.version RETURNING versions.table_key
    ), played AS (
        INSERT INTO actions (game, number, seat, action, hash)
        SELECT game, number, seat, action, hash
        FROM unnest($3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[], $8::bigint[])
          AS row (table_key, game, number, seat, action, hash)
        WHERE table_key IN (SELECT table_key FROM fitting)
    ), kept AS (
        INSERT INTO states (game, number, shuffles, state)
        SELECT game, number, shuffles, state
        FROM unnest($9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[], $13::text[])
          AS row (table_key, game, number, shuffles, state)
        WHERE table_key IN (SELECT table_key FROM fitting)
        ON CONFLICT (game) DO UPDATE SET number = excluded.number, shuffles = excluded.shuffles, state = excluded.state
    )
    SELECT table_key FROM fitting";

-- A table: who sits where and what was agreed. `meta` is JSON (store::Meta); the columns are what lists ask for.
CREATE TABLE tables (
    key     INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    code    TEXT    NOT NULL UNIQUE,
    listed  INTEGER NOT NULL,
    created INTEGER NOT NULL,
    meta    TEXT    NOT NULL
);
CREATE INDEX tables_listed ON tables (created) WHERE listed = 1;

-- A game at a table: its set-up, and its result when it is over.
CREATE TABLE games (
    key       INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    setup     TEXT    NOT NULL,
    started   INTEGER NOT NULL,
    ended     INTEGER,
    replay    TEXT    UNIQUE,
    result    TEXT
);

-- The log: the truth about every game. The primary key keeps two writers from both succeeding.
CREATE TABLE actions (
    game   INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    action TEXT    NOT NULL,
    hash   INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;

-- A position beside the log, for games that outlive the rules that they began with.
CREATE TABLE states (
    game     INTEGER PRIMARY KEY,
    number   INTEGER NOT NULL,
    shuffles INTEGER NOT NULL,
    state    TEXT    NOT NULL
);

CREATE TABLE chat (
    key       INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    text      TEXT    NOT NULL
);
CREATE INDEX chat_of_table ON chat (table_key, key);

-- Which browsers have sat where, by a hash of their cookie.
CREATE TABLE visits (
    visitor   BLOB    NOT NULL,
    table_key INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (visitor, table_key)
) WITHOUT ROWID;

-- Finished games, counted when they end.
CREATE TABLE tallies (
    game    TEXT    NOT NULL,
    players INTEGER NOT NULL,
    games   INTEGER NOT NULL,
    actions INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    PRIMARY KEY (game, players)
) WITHOUT ROWID;
CREATE TABLE seat_tallies (
    game    TEXT    NOT NULL,
    players INTEGER NOT NULL,
    place   INTEGER NOT NULL,
    wins    INTEGER NOT NULL,
    PRIMARY KEY (game, players, place)
) WITHOUT ROWID;

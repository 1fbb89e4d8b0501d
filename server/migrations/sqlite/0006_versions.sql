-- The version of a table is its lock: whoever changes anything about it names the version that they have seen, and raises it.
-- In rows of their own, since they are written with every action and the rest of a table is not.
CREATE TABLE versions (
    table_key INTEGER PRIMARY KEY,
    version   INTEGER NOT NULL
);
INSERT INTO versions SELECT key, revision + 1 FROM tables;
ALTER TABLE tables DROP COLUMN revision;
-- Up to where numbers of tables and games have been given out.
CREATE TABLE numbers (
    what TEXT    PRIMARY KEY,
    last INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO numbers SELECT 'tables', coalesce(max(key), 0) FROM tables;
INSERT INTO numbers SELECT 'games', coalesce(max(key), 0) FROM games;

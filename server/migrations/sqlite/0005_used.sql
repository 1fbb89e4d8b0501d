-- When a table was last used: what nobody uses goes after a while. Tables from before are as good as new.
ALTER TABLE tables ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET used = unixepoch() * 1000;
CREATE INDEX tables_used ON tables (used);
CREATE INDEX games_of_table ON games (table_key);
CREATE INDEX games_ended ON games (ended);

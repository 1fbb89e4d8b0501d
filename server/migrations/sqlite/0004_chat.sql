-- Of what was said at a table only the last lines are shown, and kept.
DELETE FROM chat WHERE key IN (
    SELECT key FROM (SELECT key, row_number() OVER (PARTITION BY table_key ORDER BY key DESC) AS place FROM chat)
    WHERE place > 50
);

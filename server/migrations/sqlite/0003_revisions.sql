-- How often a table has been written: whoever writes it again must have read what is there.
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;

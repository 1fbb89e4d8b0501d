-- A line of chat is a text, or the name of a phrase that everybody reads in their own language.
ALTER TABLE chat ADD COLUMN phrase TEXT;

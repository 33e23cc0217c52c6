-- Makes a database of before the baseline one that clear.sql can work on: no table needs a function.
ALTER TABLE files
ALTER COLUMN kept_for SET DEFAULT nullif(current_setting('app.company_id', true), '')::uuid;

-- What functions, policies and the like were laid down from: one row, the hash of their files
-- (src/db/schema-files.ts). Another hash, and they are laid down anew.
CREATE TABLE schema_code (
	hash text PRIMARY KEY,
	laid_down_at timestamptz NOT NULL DEFAULT now()
);

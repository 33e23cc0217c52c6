-- For who lost the phone: hashes only, each taken once (functions/two-factor).
CREATE TABLE recovery_codes (
	user_id uuid NOT NULL REFERENCES users (id)
		ON DELETE CASCADE,
	code_hash bytea NOT NULL,
	used_at timestamptz,
	PRIMARY KEY (user_id, code_hash)
);

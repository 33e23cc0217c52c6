-- Where a person is written to; used once they have typed the code that was sent there.
CREATE TABLE user_emails (
	user_id uuid PRIMARY KEY REFERENCES users (id)
		ON DELETE CASCADE,
	email text NOT NULL CHECK (length(email) <= 254),
	-- In which they are written to.
	lang text NOT NULL CHECK (lang IN ('fr', 'en', 'de')),
	code_hash bytea,
	code_sent_at timestamptz NOT NULL DEFAULT now(),
	-- Codes that were typed and wrong.
	wrong_codes integer NOT NULL DEFAULT 0,
	confirmed_at timestamptz
);

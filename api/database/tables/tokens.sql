-- Sign-ins of people. The application has no right on it: functions/sign-in see no more than the one
-- token or username they are given.
CREATE TABLE tokens (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	-- SHA-256 of the token: a stolen backup signs nobody in.
	token_hash bytea NOT NULL UNIQUE,
	user_id uuid NOT NULL REFERENCES users (id)
		ON DELETE CASCADE,
	-- What a superuser chose to work on.
	company_id uuid REFERENCES companies (id),
	country_code char(2),
	idle_minutes integer NOT NULL,
	idle_expires_at timestamptz NOT NULL,
	expires_at timestamptz NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	ip text,
	user_agent text
);

CREATE INDEX tokens_user ON tokens (user_id);

-- Two-factor sign-in, closed to the application like the tokens (functions/two-factor). The secret is
-- encrypted by the API, whose key is no part of the database.
CREATE TABLE two_factor (
	user_id uuid PRIMARY KEY REFERENCES users (id)
		ON DELETE CASCADE,
	secret bytea NOT NULL,
	-- Asked for at sign-in from then on.
	confirmed_at timestamptz,
	-- Time step of the last code taken: a code is taken once.
	last_step bigint NOT NULL DEFAULT -1,
	created_at timestamptz NOT NULL DEFAULT now()
);

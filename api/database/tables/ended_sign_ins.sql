-- Sign-ins that are over, so that who comes with one is told why. Kept for a month; the application has no right on it:
-- functions/sign-in answer for the one token that they are given.
CREATE TABLE ended_sign_ins (
	token_hash bytea PRIMARY KEY,
	why text NOT NULL CHECK (
		why IN ('idle', 'expired', 'ended', 'password', 'second_step', 'replaced')
	),
	at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX ended_sign_ins_at ON ended_sign_ins (at);

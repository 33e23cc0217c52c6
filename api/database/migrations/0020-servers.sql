-- Several servers (decision 0089): which company is where, and names that are about to be taken.
CREATE TABLE company_homes (
	company_id uuid PRIMARY KEY,
	-- '': the directory.
	server text NOT NULL CHECK (server ~ '^([a-z][a-z0-9]{0,19})?$'),
	-- The other server of a move that is not over.
	other text CHECK (other ~ '^([a-z][a-z0-9]{0,19})?$' AND other <> server),
	-- Of the move: rows go to the other one, or the other one's are to be taken away.
	step text CHECK (step IN ('copying', 'clearing')),
	since timestamptz NOT NULL DEFAULT now(),
	CHECK ((other IS NULL) = (step IS NULL))
);

CREATE TABLE username_claims (
	-- Lower case.
	username text PRIMARY KEY,
	-- Nobody's: the provider.
	claimed_for uuid,
	at timestamptz NOT NULL DEFAULT now()
);

-- A change is told to other servers with the company of the person, which is no part of the key.
ALTER TABLE users REPLICA IDENTITY FULL;

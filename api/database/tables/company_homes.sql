-- On which server a company is, where there are several (decision 0089); without a row on the directory. Written on the
-- directory, told to the others by PostgreSQL's own replication; on the server that a company leaves, once more by the move itself.
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

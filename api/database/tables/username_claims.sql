-- Usernames that people of several servers are about to have: no index reaches over servers. Kept by the directory
-- until its copy of the people has them, a day at most.
CREATE TABLE username_claims (
	-- Lower case.
	username text PRIMARY KEY,
	-- Nobody's: the provider.
	claimed_for uuid,
	at timestamptz NOT NULL DEFAULT now()
);

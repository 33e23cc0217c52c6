-- Tours of supervisors: cash that they take, and where they were.
CREATE TABLE takings (
	company_id uuid NOT NULL,
	id uuid NOT NULL DEFAULT uuidv7(),
	agent_id uuid NOT NULL,
	-- Entry of the agent's ledger that it booked.
	seq bigint NOT NULL,
	-- Idempotency-Key of the call: made where the cash changed hands, and on the receipt.
	key text NOT NULL,
	-- By the clock of who took it, at most the time of recording.
	taken_at timestamptz NOT NULL CHECK (taken_at <= at),
	at timestamptz NOT NULL DEFAULT clock_timestamp(),
	actor_id uuid NOT NULL,
	actor_name text NOT NULL,
	-- What was refused before and recorded all the same: TAKING_HINDRANCES in shared/src/contract/tournee.ts.
	despite text[] NOT NULL,
	-- WebP.
	actor_signature bytea NOT NULL,
	agent_signature bytea NOT NULL,
	PRIMARY KEY (company_id, id),
	-- For longer than keys of calls are remembered.
	UNIQUE (company_id, actor_id, key),
	FOREIGN KEY (company_id, agent_id, seq) REFERENCES wallet_entries (company_id, agent_id, seq)
);

CREATE INDEX takings_at ON takings (company_id, actor_id, at);

CREATE TABLE visits (
	company_id uuid NOT NULL,
	id uuid NOT NULL DEFAULT uuidv7(),
	surcussale_id uuid NOT NULL,
	-- By the clock of who was there, at most the time of recording.
	visited_at timestamptz NOT NULL CHECK (visited_at <= at),
	at timestamptz NOT NULL DEFAULT clock_timestamp(),
	actor_id uuid NOT NULL,
	actor_name text NOT NULL,
	note text NOT NULL DEFAULT '',
	PRIMARY KEY (company_id, id),
	FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales (company_id, id)
);

CREATE INDEX visits_newest ON visits (company_id, surcussale_id, visited_at);

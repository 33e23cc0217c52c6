-- Closings of agents' days, and what serves those of a day that has passed.
CREATE TABLE closings (
	company_id uuid NOT NULL,
	-- Of the company's zone. It may have passed: the entry that is booked has the time of the booking all the same.
	day date NOT NULL,
	agent_id uuid NOT NULL,
	-- 1, 2, 3 … for each agent and day: of two people who count at once, one has it.
	no integer NOT NULL CHECK (no > 0),
	id uuid NOT NULL DEFAULT uuidv7(),
	-- Minor units. What was owed for the day; negative: to the agent.
	expected bigint NOT NULL,
	-- What changed hands, whichever way.
	counted bigint NOT NULL CHECK (counted >= 0),
	-- Below 0 is missing, above it too much.
	residual bigint NOT NULL CHECK (residual = counted - abs(expected)),
	-- Newest entry of the agent's ledger of that day or before: what it stands for.
	seq bigint NOT NULL,
	-- Entry that it booked; NULL where nothing changed hands.
	booked_seq bigint CHECK (booked_seq > seq),
	actor_id uuid NOT NULL,
	actor_name text NOT NULL,
	at timestamptz NOT NULL DEFAULT clock_timestamp(),
	PRIMARY KEY (company_id, day, agent_id, no),
	FOREIGN KEY (company_id, agent_id, seq) REFERENCES wallet_entries (company_id, agent_id, seq),
	FOREIGN KEY (company_id, agent_id, booked_seq) REFERENCES wallet_entries (
		company_id,
		agent_id,
		seq
	)
);

-- As in tables/wallet_entries.sql.
CREATE INDEX wallet_entries_moved ON wallet_entries (company_id, at)
INCLUDE (agent_id, amount)
WHERE kind IN ('deposit', 'withdrawal', 'adjustment');

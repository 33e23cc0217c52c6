-- Only ever appended, by wallet_append. A mistake is taken back by a further entry.
CREATE TABLE wallet_entries (
	company_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	-- 1, 2, 3 … without a gap for each agent.
	seq bigint NOT NULL CHECK (seq > 0),
	id uuid NOT NULL DEFAULT uuidv7(),
	at timestamptz NOT NULL DEFAULT clock_timestamp(),
	kind text NOT NULL CHECK (
		kind IN ('deposit', 'withdrawal', 'sale', 'commission', 'payout', 'reversal', 'adjustment')
	),
	-- Minor units: what the agent gains (+) or owes (-) by it.
	amount bigint NOT NULL,
	-- After it. Negative: the agent owes.
	balance bigint NOT NULL,
	-- Reference of the fiche, or '' for what no fiche caused.
	ref_code text NOT NULL DEFAULT '',
	note text NOT NULL DEFAULT '',
	actor_id uuid,
	actor_name text NOT NULL,
	PRIMARY KEY (company_id, agent_id, seq),
	FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id),
	CHECK (
		CASE kind
			WHEN 'deposit' THEN amount > 0
			WHEN 'withdrawal' THEN amount < 0
			WHEN 'sale' THEN amount <= 0
			WHEN 'commission' THEN amount >= 0
			WHEN 'payout' THEN amount >= 0
			ELSE true
		END
	)
);

CREATE INDEX wallet_entries_at ON wallet_entries (company_id, at);

-- Sums of the ledger (wallet_entries) by agent and day of the company's zone, written with each entry. Days
-- without an entry have no row.
CREATE TABLE ledger_days (
	company_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	day date NOT NULL,
	-- The newest entry of the day.
	seq bigint NOT NULL,
	-- After it, as the entry says.
	balance bigint NOT NULL,
	-- Amounts of the day as the ledger has them, minor units: negative is what the agent owes.
	sales bigint NOT NULL,
	reversals bigint NOT NULL,
	commission bigint NOT NULL,
	payouts bigint NOT NULL,
	-- Deposits, withdrawals and adjustments.
	movements bigint NOT NULL,
	-- Who wrote entries of the day, by the names that these have, in the order of their bytes; and whether one has a note.
	actor_names text[] NOT NULL,
	has_notes boolean NOT NULL,
	PRIMARY KEY (company_id, agent_id, day)
)
WITH (fillfactor = 70);

-- What can be said of an agent who sells long enough, one row for each signal (SIGNAL_RULES of contract/score.ts). Nothing is
-- decided by it. No foreign key: who sold cannot be deleted.
CREATE TABLE agent_signals (
	company_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	signal text NOT NULL,
	points smallint NOT NULL CHECK (points BETWEEN 0 AND 2),
	-- In the unit of its rule.
	value bigint NOT NULL,
	-- Rows behind it, and the money that it is about, in minor units.
	counted integer NOT NULL,
	amount bigint NOT NULL,
	PRIMARY KEY (company_id, agent_id, signal)
)
WITH (fillfactor = 70);

-- Up to which entry each agent's ledger has been told to the trail.
CREATE TABLE ledger_heads (
	company_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	seq bigint NOT NULL,
	PRIMARY KEY (company_id, agent_id)
);

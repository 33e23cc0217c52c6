-- Near the ceiling of a draw, what each agent took of it (decision 0079).
CREATE TABLE autopilot_shares (
	company_id uuid NOT NULL,
	instance_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	taken bigint NOT NULL CHECK (taken >= 0),
	PRIMARY KEY (company_id, instance_id, agent_id)
)
WITH (fillfactor = 50);

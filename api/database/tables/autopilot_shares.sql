-- Of what a draw can lose beyond what everybody sells freely, how much of it is by whom (functions/autopilot/take_share.sql).
-- Written by sales, who hold the draw.
CREATE TABLE autopilot_shares (
	company_id uuid NOT NULL,
	instance_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	-- Minor units.
	taken bigint NOT NULL CHECK (taken >= 0),
	PRIMARY KEY (company_id, instance_id, agent_id)
)
WITH (fillfactor = 50);

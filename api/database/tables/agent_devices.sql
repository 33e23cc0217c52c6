-- Which terminals an agent signed in on. The one that is bound stands with the agent, and tokens end
-- with each new sign-in: neither tells what was before.
CREATE TABLE agent_devices (
	company_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	device_id text NOT NULL,
	first_used_at timestamptz NOT NULL DEFAULT now(),
	last_used_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, agent_id, device_id),
	FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id)
		ON DELETE CASCADE
);

-- Sign-ins of terminals (functions/terminal); the application has no right on it.
CREATE TABLE agent_tokens (
	company_id uuid NOT NULL,
	id uuid NOT NULL DEFAULT uuidv7(),
	token_hash bytea NOT NULL,
	agent_id uuid NOT NULL,
	device_id text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	expires_at timestamptz NOT NULL,
	PRIMARY KEY (company_id, id),
	CONSTRAINT agent_tokens_hash UNIQUE (token_hash, company_id),
	FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id)
		ON DELETE CASCADE
);

CREATE INDEX agent_tokens_agent ON agent_tokens (company_id, agent_id);

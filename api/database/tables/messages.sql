-- To terminals, from whom they work for.
CREATE TABLE messages (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	title text NOT NULL,
	body text NOT NULL,
	-- To one surcussale, one agent, or, with neither, to every terminal.
	surcussale_id uuid,
	agent_id uuid,
	starts_at timestamptz NOT NULL,
	ends_at timestamptz CHECK (ends_at > starts_at),
	is_active boolean NOT NULL DEFAULT true,
	created_by text NOT NULL,
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, id),
	FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales (company_id, id),
	FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id),
	CHECK (surcussale_id IS NULL OR agent_id IS NULL)
);

CREATE INDEX messages_surcussale ON messages (company_id, surcussale_id);
CREATE INDEX messages_agent ON messages (company_id, agent_id);

-- What may not be played: a ball or combination, optionally in one tirage or by one agent, with dates.
CREATE TABLE boules_block (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	boule text NOT NULL CHECK (boule ~ '^([0-9]{2,5}|[0-9]{2}[*][0-9]{2})$'),
	tirage_id uuid,
	agent_id uuid,
	start_date date NOT NULL,
	end_date date CHECK (end_date >= start_date),
	reason text NOT NULL DEFAULT '',
	is_active boolean NOT NULL DEFAULT true,
	-- Kept as text: the trail must outlive the person.
	created_by text NOT NULL,
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, id),
	FOREIGN KEY (company_id, tirage_id) REFERENCES tirages (company_id, id),
	FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id)
);

CREATE INDEX boules_block_boule ON boules_block (company_id, boule);
CREATE INDEX boules_block_tirage ON boules_block (company_id, tirage_id);
CREATE INDEX boules_block_agent ON boules_block (company_id, agent_id);

-- When somebody was at a surcussale; taking cash there is a visit too. Only ever appended.
CREATE TABLE visits (
	company_id uuid NOT NULL,
	id uuid NOT NULL DEFAULT uuidv7(),
	surcussale_id uuid NOT NULL,
	-- By the clock of who was there, at most the time of recording.
	visited_at timestamptz NOT NULL CHECK (visited_at <= at),
	at timestamptz NOT NULL DEFAULT clock_timestamp(),
	actor_id uuid NOT NULL,
	actor_name text NOT NULL,
	note text NOT NULL DEFAULT '',
	PRIMARY KEY (company_id, id),
	FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales (company_id, id)
);

CREATE INDEX visits_newest ON visits (company_id, surcussale_id, visited_at);

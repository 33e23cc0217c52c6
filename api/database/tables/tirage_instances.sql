-- One date of a tirage; its instants are worked out once, from the zone's rules.
CREATE TABLE tirage_instances (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	tirage_id uuid NOT NULL,
	draw_date date NOT NULL,
	opens_at timestamptz NOT NULL DEFAULT now(),
	close_at timestamptz NOT NULL,
	draw_at timestamptz NOT NULL CHECK (draw_at >= close_at),
	state text NOT NULL DEFAULT 'open' CHECK (
		state IN ('open', 'closed', 'provisional', 'confirmed', 'settled', 'cancelled')
	),
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	-- What was sold when sales ended; settlement refuses anything else.
	sealed_at timestamptz,
	seal_fiches integer,
	seal_total bigint,
	seal_hash bytea,
	-- Revision of the result that the gains of its lines stand for; 0: not settled.
	result_revision integer NOT NULL DEFAULT 0,
	-- The newest revision whose gains other code worked out alike: only these are paid.
	verified_revision integer NOT NULL DEFAULT 0,
	-- When it came to be that; null: never, or before this was kept.
	verified_at timestamptz,
	PRIMARY KEY (company_id, id),
	UNIQUE (company_id, tirage_id, draw_date),
	FOREIGN KEY (company_id, tirage_id) REFERENCES tirages (company_id, id)
);

CREATE INDEX tirage_instances_date ON tirage_instances (company_id, draw_date);
CREATE INDEX tirage_instances_due ON tirage_instances (close_at)
WHERE state IN ('open', 'confirmed') OR verified_revision <> result_revision;

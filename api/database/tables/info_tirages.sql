-- Each company has a catalogue of its own, since it may change the entries.
CREATE TABLE info_tirages (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	name text NOT NULL,
	state text NOT NULL,
	slot text NOT NULL CHECK (slot IN ('matin', 'midi', 'soir', 'nuit')),
	colour text NOT NULL,
	timezone text NOT NULL,
	draw_time time NOT NULL,
	days smallint[] NOT NULL,
	is_active boolean NOT NULL DEFAULT true,
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, id)
);

CREATE UNIQUE INDEX info_tirages_name ON info_tirages (company_id, lower(name));

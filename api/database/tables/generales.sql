-- Regional groupings of surcussales.
CREATE TABLE generales (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	name text NOT NULL,
	zone text NOT NULL DEFAULT '',
	responsible text NOT NULL DEFAULT '',
	phone text,
	commission integer NOT NULL DEFAULT 0 CHECK (commission BETWEEN 0 AND 10000),
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, id)
);

CREATE UNIQUE INDEX generales_name ON generales (company_id, lower(name));

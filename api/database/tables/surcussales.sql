-- Branches: a supervisor looks after some, a generale groups some.
CREATE TABLE surcussales (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	supervisor_id uuid,
	name text NOT NULL,
	city text NOT NULL DEFAULT '',
	address text NOT NULL DEFAULT '',
	phone text,
	commission integer NOT NULL DEFAULT 0 CHECK (commission BETWEEN 0 AND 10000),
	is_active boolean NOT NULL DEFAULT true,
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	generale_id uuid,
	PRIMARY KEY (company_id, id),
	FOREIGN KEY (company_id, supervisor_id) REFERENCES supervisors (company_id, id),
	CONSTRAINT surcussales_generale
		FOREIGN KEY (company_id, generale_id) REFERENCES generales (company_id, id)
);

CREATE UNIQUE INDEX surcussales_name ON surcussales (company_id, lower(name));
CREATE INDEX surcussales_supervisor ON surcussales (company_id, supervisor_id);
CREATE INDEX surcussales_generale ON surcussales (company_id, generale_id);

-- A supervisor is a person who signs in (same id in users) and a rate.
CREATE TABLE supervisors (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL REFERENCES users (id),
	commission integer NOT NULL DEFAULT 0 CHECK (commission BETWEEN 0 AND 10000),
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, id)
);

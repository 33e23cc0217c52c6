-- Read by all, written by the provider.
CREATE TABLE countries (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	name text NOT NULL,
	name_code char(2) NOT NULL UNIQUE CHECK (name_code ~ '^[A-Z]{2}$'),
	flag text,
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now()
);

-- Of a country, to choose from. Read by all, written by the provider.
CREATE TABLE cities (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	country_id uuid NOT NULL REFERENCES countries (id),
	name text NOT NULL,
	UNIQUE (country_id, name)
);

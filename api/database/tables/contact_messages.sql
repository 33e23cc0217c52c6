-- Of nobody's company: the provider reads it.
CREATE TABLE contact_messages (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	name text NOT NULL,
	email text NOT NULL,
	phone text,
	message text NOT NULL,
	ip text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now()
);

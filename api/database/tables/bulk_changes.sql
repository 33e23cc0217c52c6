-- What was changed in many rows at once, as it was before, so that it can be put back. The trail has an entry
-- of each row.
CREATE TABLE bulk_changes (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	object text NOT NULL CHECK (object IN ('agent', 'surcussale')),
	change text NOT NULL CHECK (
		change IN ('surcussale', 'supervisor', 'commission', 'activation', 'limit', 'message')
	),
	-- Of each row its id and name, which row was written with the version that it has since, and what was there.
	rows jsonb NOT NULL,
	count integer NOT NULL CHECK (count > 0),
	actor_id uuid NOT NULL,
	actor_name text NOT NULL,
	at timestamptz NOT NULL DEFAULT now(),
	-- null: it stands.
	undone_at timestamptz,
	undone_by text,
	PRIMARY KEY (company_id, id),
	CHECK ((undone_at IS NULL) = (undone_by IS NULL))
);

-- A correction is a further revision, never an overwrite.
CREATE TABLE results (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	instance_id uuid NOT NULL,
	revision integer NOT NULL DEFAULT 1,
	lotto3 text NOT NULL CHECK (lotto3 ~ '^[0-9]{3}$'),
	lot1 text NOT NULL CHECK (lot1 = right(lotto3, 2)),
	lot2 text CHECK (lot2 ~ '^[0-9]{2}$'),
	lot3 text CHECK (lot3 ~ '^[0-9]{2}$'),
	created_by uuid,
	created_at timestamptz NOT NULL DEFAULT now(),
	state text NOT NULL DEFAULT 'provisional' CHECK (
		state IN ('provisional', 'confirmed', 'reversed')
	),
	-- Why an earlier revision was replaced.
	reason text NOT NULL DEFAULT '',
	created_by_name text NOT NULL DEFAULT '',
	confirmed_by uuid,
	confirmed_by_name text NOT NULL DEFAULT '',
	confirmed_at timestamptz,
	PRIMARY KEY (company_id, id),
	UNIQUE (company_id, instance_id, revision),
	FOREIGN KEY (company_id, instance_id) REFERENCES tirage_instances (company_id, id)
);

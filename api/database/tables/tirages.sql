-- Draws that recur: the schedule that instances are made by.
CREATE TABLE tirages (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	info_tirage_id uuid NOT NULL,
	name text NOT NULL,
	timezone text NOT NULL,
	draw_time time NOT NULL,
	-- ISO weekdays in the draw's zone.
	days smallint[] NOT NULL,
	cutoff_minutes integer NOT NULL DEFAULT 5 CHECK (cutoff_minutes BETWEEN 0 AND 240),
	is_active boolean NOT NULL DEFAULT true,
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, id),
	FOREIGN KEY (company_id, info_tirage_id) REFERENCES info_tirages (company_id, id)
);

CREATE UNIQUE INDEX tirages_name ON tirages (company_id, lower(name));
CREATE INDEX tirages_info ON tirages (company_id, info_tirage_id);

-- What a company wants to be told outside of the screens. What happens is an entry of todos; a rule of a figure raises one.
CREATE TABLE alert_rules (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
	-- Of ALERT_SUBJECTS in shared/src/contract/alerts.subjects.ts.
	about text NOT NULL,
	-- From here on, in the unit of what it is about; NULL: each.
	threshold bigint CHECK (threshold > 0),
	channels text[] NOT NULL CHECK (channels <@ ARRAY['email', 'push']),
	people uuid[] NOT NULL,
	-- Hours of the company's zone in which nothing is sent; both or none. Over midnight where the first is the later one.
	quiet_from time,
	quiet_to time,
	is_active boolean NOT NULL DEFAULT true,
	-- What was there before is not told.
	since timestamptz NOT NULL DEFAULT now(),
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, id),
	CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
	CHECK (quiet_from <> quiet_to)
);

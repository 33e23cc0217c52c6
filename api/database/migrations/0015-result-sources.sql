-- Sources of results, and what each said (decision 0080).
CREATE TABLE result_sources (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	-- As in the catalogue.
	state text NOT NULL CHECK (length(state) BETWEEN 1 AND 80),
	name text NOT NULL,
	url text NOT NULL,
	format text NOT NULL CHECK (format IN ('csv', 'json')),
	-- Where in an answer a draw is: as FeedMapping in shared/src/contract/result-sources.ts.
	rows_path text NOT NULL,
	date_column text NOT NULL,
	day_order text NOT NULL CHECK (day_order IN ('ymd', 'mdy', 'dmy')),
	slot_column text,
	draws jsonb NOT NULL,
	-- Both counted from the draw: when it is asked first, and from when on silence is told.
	wait_minutes integer NOT NULL CHECK (wait_minutes BETWEEN 0 AND 720),
	late_minutes integer NOT NULL CHECK (late_minutes BETWEEN 1 AND 1440),
	is_active boolean NOT NULL DEFAULT true,
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	-- What became of asking it, without a further version. How often it was asked for the draw that it owes.
	attempts integer NOT NULL DEFAULT 0,
	next_at timestamptz NOT NULL DEFAULT now(),
	last_at timestamptz,
	-- When it was last read without a doubt.
	last_ok_at timestamptz,
	-- Why nothing of it is taken now: as FeedProblem.
	problem jsonb,
	-- Of the last answer that was beyond doubt.
	etag text,
	CHECK (late_minutes > wait_minutes)
);

CREATE UNIQUE INDEX result_sources_url ON result_sources (state, url);

CREATE TABLE result_claims (
	source_id uuid NOT NULL REFERENCES result_sources (id),
	slot text NOT NULL CHECK (slot IN ('matin', 'midi', 'soir', 'nuit')),
	draw_date date NOT NULL,
	-- Pick 3 and, behind a blank, Pick 4.
	numbers text NOT NULL CHECK (numbers ~ '^[0-9]{3}( [0-9]{4})?$'),
	first_seen_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (source_id, slot, draw_date, numbers)
);

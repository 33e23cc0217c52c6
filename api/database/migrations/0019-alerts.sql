-- Alerts, scheduled reports, and what is sent (decision 0082).
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

CREATE TABLE report_schedules (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
	-- Of SCHEDULED_REPORTS in shared/src/contract/report-schedules.ts.
	report text NOT NULL,
	format text NOT NULL CHECK (format IN ('pdf', 'xlsx')),
	-- 1 is Monday.
	days smallint[] NOT NULL CHECK (days <@ ARRAY[1, 2, 3, 4, 5, 6, 7]::smallint[]),
	at time NOT NULL,
	people uuid[] NOT NULL,
	is_active boolean NOT NULL DEFAULT true,
	-- The last day of the company's calendar on which it was sent, or that was over when it was set.
	sent_for date,
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, id)
);

CREATE TABLE sendings (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	-- What it is, for whom, on which way: there is no second one.
	key text NOT NULL,
	-- The rule or schedule that it came of, and its name then.
	source_id uuid NOT NULL,
	source text NOT NULL,
	-- Kind of the entry of todos that it tells, `attempt` or `report`.
	kind text NOT NULL,
	-- What its words are written from, and of a report what is in it.
	facts jsonb NOT NULL,
	channel text NOT NULL CHECK (channel IN ('email', 'push')),
	person_id uuid NOT NULL,
	-- Of push: to which browser.
	browser_id uuid,
	state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'failed')),
	tries integer NOT NULL DEFAULT 0,
	-- Not before; of one that is being sent: until then nobody else takes it.
	next_at timestamptz NOT NULL DEFAULT now(),
	-- Why the last try failed: as SendingProblem in shared/src/contract/sendings.ts.
	problem jsonb,
	-- The process that sent it ended before it knew what became of it: it may have arrived before.
	is_doubtful boolean NOT NULL DEFAULT false,
	sent_at timestamptz,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, id),
	CHECK ((sent_at IS NOT NULL) = (state = 'sent'))
);

CREATE UNIQUE INDEX sendings_key ON sendings (company_id, key);
CREATE INDEX sendings_source ON sendings (company_id, source_id, created_at);
CREATE INDEX sendings_due ON sendings (next_at, company_id)
WHERE state IN ('waiting', 'sending');

CREATE TABLE user_emails (
	user_id uuid PRIMARY KEY REFERENCES users (id)
		ON DELETE CASCADE,
	email text NOT NULL CHECK (length(email) <= 254),
	-- In which they are written to.
	lang text NOT NULL CHECK (lang IN ('fr', 'en', 'de')),
	code_hash bytea,
	code_sent_at timestamptz NOT NULL DEFAULT now(),
	-- Codes that were typed and wrong.
	wrong_codes integer NOT NULL DEFAULT 0,
	confirmed_at timestamptz
);

CREATE TABLE user_browsers (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	user_id uuid NOT NULL REFERENCES users (id)
		ON DELETE CASCADE,
	endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
	p256dh text NOT NULL,
	auth text NOT NULL,
	lang text NOT NULL CHECK (lang IN ('fr', 'en', 'de')),
	-- As the person knows it: browser and system.
	label text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX user_browsers_user ON user_browsers (user_id);

-- Who administers a house's office sees to its alerts too.
INSERT INTO user_permissions (user_id, codename)
SELECT p.user_id, code
FROM
	user_permissions p
	CROSS JOIN unnest(ARRAY['view_alert', 'add_alert', 'change_alert']) AS code
WHERE p.codename = 'change_office'
ON CONFLICT DO NOTHING;

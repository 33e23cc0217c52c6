-- What is sent to people, written with what brings it about; the process that sends it takes it here (decision 0082).
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

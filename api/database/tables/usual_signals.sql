-- What is usual in a house, one row for each signal: the median of its agents who sell long enough, up to a day.
CREATE TABLE usual_signals (
	company_id uuid NOT NULL REFERENCES companies (id),
	signal text NOT NULL,
	-- NULL: too few agents to say.
	usual bigint,
	-- The last day that was looked at, and when that was.
	day date NOT NULL,
	at timestamptz NOT NULL,
	PRIMARY KEY (company_id, signal)
);

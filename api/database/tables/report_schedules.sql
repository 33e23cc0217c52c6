-- Reports that are sent to people at a time of the company's zone.
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

-- What open pages counted, summed by minute and by what they run: errors, failing remotes, vitals.
-- Written by page_note, read by the console; forgotten by age (functions/pages).
CREATE TABLE page_sums (
	-- Of nobody's company (signed out, the provider): as in the trail.
	company_id uuid NOT NULL,
	minute timestamptz NOT NULL,
	role text NOT NULL,
	channel text NOT NULL,
	revision integer NOT NULL,
	host text NOT NULL,
	-- '': the host itself.
	remote text NOT NULL,
	build text NOT NULL,
	tabs integer NOT NULL,
	visits integer NOT NULL,
	failing integer NOT NULL,
	failing_tabs integer NOT NULL,
	unsure integer NOT NULL,
	errors integer NOT NULL,
	rejections integer NOT NULL,
	failed_loads integer NOT NULL,
	open integer NOT NULL,
	-- How many in each class of the contract's VITAL_BOUNDS.
	lcp integer[],
	inp integer[],
	cls integer[],
	PRIMARY KEY (company_id, minute, role, channel, revision, host, remote, build)
);

CREATE INDEX page_sums_channel ON page_sums (channel, minute);
CREATE INDEX page_sums_minute ON page_sums (minute);

-- The risk autopilot of a company, by version: only ever appended, the newest holds. A company without a row has none.
CREATE TABLE autopilots (
	company_id uuid NOT NULL REFERENCES companies (id),
	version integer NOT NULL CHECK (version > 0),
	is_on boolean NOT NULL,
	-- Minor units; NULL sets no ceiling. The most that a draw may lose, and that a ball may cost.
	draw_ceiling bigint CHECK (draw_ceiling BETWEEN 1 AND 100000000000),
	ball_ceiling bigint CHECK (ball_ceiling BETWEEN 1 AND 25000000000),
	actor_id uuid,
	actor_name text NOT NULL,
	-- From then on sales are held to it.
	since timestamptz NOT NULL DEFAULT clock_timestamp(),
	PRIMARY KEY (company_id, version),
	CHECK (NOT is_on OR draw_ceiling IS NOT NULL OR ball_ceiling IS NOT NULL)
);

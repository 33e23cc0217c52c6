-- The risk autopilot (tables/autopilots.sql).
ALTER TABLE exposures ADD COLUMN counting integer;
ALTER TABLE exposures ADD COLUMN counted bigint NOT NULL DEFAULT 0;

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

-- What the autopilot knows of a draw: its worst case when it was last worked out, and what may be added since without
-- working it out again (functions/autopilot/hold_draw.sql). Written by sales, who hold the draw.
CREATE TABLE autopilot_draws (
	company_id uuid NOT NULL,
	instance_id uuid NOT NULL,
	-- Counts how often it was worked out; what exposures.counting names.
	counting integer NOT NULL DEFAULT 1,
	-- Minor units: an upper bound of what the draw can lose by any result; below 0 it cannot.
	worst bigint NOT NULL,
	-- By how much it may grow until it is worked out again; -1: at the next sale.
	room bigint NOT NULL,
	-- The most that one combination's payout grew since, by kind (functions/autopilot/kind_of.sql).
	growth bigint[] NOT NULL DEFAULT array_fill(0::bigint, '{10}'),
	-- What voided fiches had brought in and brings in no more.
	voided bigint NOT NULL DEFAULT 0,
	-- Of a borlette's three primes together, the greatest share that each lot had in any line, in millionths.
	parts integer[],
	PRIMARY KEY (company_id, instance_id)
)
WITH (fillfactor = 50);

-- What the autopilot did in a draw, one row for each ball and step.
CREATE TABLE autopilot_moves (
	company_id uuid NOT NULL,
	instance_id uuid NOT NULL,
	-- '' and 0 and '': the draw as a whole.
	game text NOT NULL,
	option smallint NOT NULL,
	numbers text NOT NULL,
	-- near: what an agent may still take is a share of what remains; refused: more was wanted than remains;
	-- passed: the office voided what had kept the draw below its ceiling.
	step text NOT NULL CHECK (step IN ('near', 'refused', 'passed')),
	-- The ceiling, and the worst case (of a ball: its payout) when it began.
	ceiling bigint NOT NULL,
	reached bigint NOT NULL,
	-- Of refusals: how many, and what was to be staked.
	times integer NOT NULL DEFAULT 1,
	staked bigint NOT NULL DEFAULT 0,
	first_at timestamptz NOT NULL DEFAULT clock_timestamp(),
	last_at timestamptz NOT NULL DEFAULT clock_timestamp(),
	PRIMARY KEY (company_id, instance_id, game, option, numbers, step)
)
WITH (fillfactor = 70);

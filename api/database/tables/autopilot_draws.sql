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

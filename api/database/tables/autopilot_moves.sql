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

-- Counters of one draw instance. The holder is the company (all-zero), a surcussale, or an agent: of these
-- all in a draw or none, since only a limit of theirs asks for them. '' stands for the whole game (option 0), kept
-- for an agent with the others, for the company only while a limit asks for it, and for no surcussale.
CREATE TABLE exposures (
	company_id uuid NOT NULL,
	instance_id uuid NOT NULL,
	game text NOT NULL,
	option smallint NOT NULL,
	numbers text NOT NULL,
	holder_id uuid NOT NULL,
	-- Minor units.
	staked bigint NOT NULL CHECK (staked >= 0),
	-- What the company pays at worst if this comes out.
	liability bigint NOT NULL CHECK (liability >= 0),
	-- The limit that the newest sale was held to.
	cap bigint,
	-- Where an autopilot holds the draw: the newest working out of its worst case that this was raised in
	-- (autopilot_draws.counting), and the liability before it was.
	counting integer,
	counted bigint NOT NULL DEFAULT 0,
	-- Those of one holder stand together: they are read together.
	PRIMARY KEY (company_id, instance_id, holder_id, game, option, numbers)
)
WITH (fillfactor = 70);

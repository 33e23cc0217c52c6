-- Counters of one draw instance. The all-zero agent stands for the company, '' for the whole
-- game (option 0). A company's whole-game counter is kept only while a limit asks for it.
CREATE TABLE exposures (
	company_id uuid NOT NULL,
	instance_id uuid NOT NULL,
	game text NOT NULL,
	option smallint NOT NULL,
	numbers text NOT NULL,
	agent_id uuid NOT NULL,
	-- Minor units.
	staked bigint NOT NULL CHECK (staked >= 0),
	-- What the company pays at worst if this comes out.
	liability bigint NOT NULL CHECK (liability >= 0),
	-- The limit that the newest sale was held to.
	cap bigint,
	PRIMARY KEY (company_id, instance_id, game, option, numbers, agent_id)
)
WITH (fillfactor = 70);

-- The company's counters of a draw, without walking over those of its agents.
CREATE INDEX exposures_company ON exposures (company_id, instance_id)
WHERE agent_id = '00000000-0000-0000-0000-000000000000';

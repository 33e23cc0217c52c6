-- What an agent did on a draw date, as the score of agents counts it (src/modules/score): worked out once the day is over, and
-- anew when one of its draws changes after that. Kept for as long as it is looked at.
CREATE TABLE agent_days (
	company_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	day date NOT NULL,
	-- Fiches sold and not voided, and what was staked on them, in minor units.
	fiches integer NOT NULL,
	vente bigint NOT NULL,
	-- Of those that won.
	wins integer NOT NULL,
	-- Fiches behind each signal: rows of agent_day_fiches.
	voids integer NOT NULL,
	late_wins integer NOT NULL,
	balls integer NOT NULL,
	player integer NOT NULL,
	-- Staked on those of `player`.
	player_staked bigint NOT NULL,
	worked_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, agent_id, day)
);

CREATE INDEX agent_days_day ON agent_days (company_id, day);

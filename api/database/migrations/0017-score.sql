-- The score of agents (tables/agent_days.sql).
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

-- The fiches behind the signals of an agent's day: what agent_days counts, row by row. No foreign key: each is made from its
-- fiche, which nobody can take away.
CREATE TABLE agent_day_fiches (
	company_id uuid NOT NULL,
	day date NOT NULL,
	signal text NOT NULL CHECK (signal IN ('voids', 'late_wins', 'balls', 'player')),
	fiche_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	PRIMARY KEY (company_id, day, signal, fiche_id)
);

-- What can be said of an agent who sells long enough, one row for each signal (SIGNAL_RULES of contract/score.ts). Nothing is
-- decided by it. No foreign key: who sold cannot be deleted.
CREATE TABLE agent_signals (
	company_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	signal text NOT NULL,
	points smallint NOT NULL CHECK (points BETWEEN 0 AND 2),
	-- In the unit of its rule.
	value bigint NOT NULL,
	-- Rows behind it, and the money that it is about, in minor units.
	counted integer NOT NULL,
	amount bigint NOT NULL,
	PRIMARY KEY (company_id, agent_id, signal)
)
WITH (fillfactor = 70);

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

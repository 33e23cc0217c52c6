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

-- The four families of limits. In one draw instance; the strictest that applies wins.
CREATE TABLE limits (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	kind text NOT NULL CHECK (kind IN ('game', 'boule')),
	-- null: for all agents together.
	agent_id uuid,
	game text NOT NULL CHECK (game IN ('borlette', 'mariage', 'mariage_gratuit', 'lotto3', 'lotto4', 'lotto5')),
	-- With kind boule; null: each ball of the game.
	boule text CHECK (boule ~ '^([0-9]{2,5}|[0-9]{2}[*][0-9]{2})$'),
	-- null: in every draw.
	tirage_id uuid,
	-- Minor units. Of one line:
	min_stake bigint CHECK (min_stake >= 0),
	max_stake bigint CHECK (max_stake >= 0),
	-- Of all lines in one draw instance:
	limite bigint CHECK (limite >= 0),
	is_active boolean NOT NULL DEFAULT true,
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, id),
	CONSTRAINT limits_target UNIQUE NULLS NOT DISTINCT (company_id, kind, agent_id, game, boule, tirage_id),
	CHECK (boule IS NULL OR kind = 'boule'),
	CHECK (max_stake >= min_stake),
	FOREIGN KEY (company_id, tirage_id) REFERENCES tirages (company_id, id) ON DELETE CASCADE,
	FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id) ON DELETE CASCADE
);

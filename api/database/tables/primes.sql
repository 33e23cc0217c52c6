-- Units paid for a unit staked, by target; null inherits from the next target, in the order
-- agent+tirage, agent, tirage, surcussale, general. The general row has no null.
CREATE TABLE primes (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	surcussale_id uuid,
	tirage_id uuid,
	agent_id uuid,
	target text NOT NULL GENERATED ALWAYS AS (CASE
		WHEN agent_id IS NOT NULL AND tirage_id IS NOT NULL THEN 'agent_tirage'
		WHEN agent_id IS NOT NULL THEN 'agent'
		WHEN tirage_id IS NOT NULL THEN 'tirage'
		WHEN surcussale_id IS NOT NULL THEN 'surcussale'
		ELSE 'general' END) STORED,
	borlette1 integer CHECK (borlette1 BETWEEN 0 AND 1000000),
	borlette2 integer CHECK (borlette2 BETWEEN 0 AND 1000000),
	borlette3 integer CHECK (borlette3 BETWEEN 0 AND 1000000),
	mariage integer CHECK (mariage BETWEEN 0 AND 1000000),
	mariage_gratuit integer CHECK (mariage_gratuit BETWEEN 0 AND 1000000),
	lotto3 integer CHECK (lotto3 BETWEEN 0 AND 1000000),
	lotto4 integer CHECK (lotto4 BETWEEN 0 AND 1000000),
	lotto5 integer CHECK (lotto5 BETWEEN 0 AND 1000000),
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, id),
	CONSTRAINT primes_target UNIQUE NULLS NOT DISTINCT (company_id, agent_id, tirage_id, surcussale_id),
	CHECK (surcussale_id IS NULL OR (agent_id IS NULL AND tirage_id IS NULL)),
	CHECK (agent_id IS NOT NULL OR tirage_id IS NOT NULL OR surcussale_id IS NOT NULL OR
		num_nulls(borlette1, borlette2, borlette3, mariage, mariage_gratuit, lotto3, lotto4, lotto5) = 0),
	FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales (company_id, id) ON DELETE CASCADE,
	FOREIGN KEY (company_id, tirage_id) REFERENCES tirages (company_id, id) ON DELETE CASCADE,
	FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id) ON DELETE CASCADE
);

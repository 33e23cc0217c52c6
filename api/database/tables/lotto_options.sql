-- What the company lets people play.
CREATE TABLE lotto_options (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	game text NOT NULL CHECK (
		game IN ('borlette', 'mariage', 'mariage_gratuit', 'lotto3', 'lotto4', 'lotto5')
	),
	-- 0: the game has none.
	option smallint NOT NULL DEFAULT 0 CHECK (
		CASE
			WHEN game IN ('lotto4', 'lotto5') THEN option BETWEEN 1 AND 3
			ELSE option = 0
		END
	),
	name text NOT NULL,
	colour text NOT NULL,
	position integer NOT NULL,
	is_active boolean NOT NULL DEFAULT true,
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, id),
	CONSTRAINT lotto_options_game UNIQUE (company_id, game, option)
);

CREATE UNIQUE INDEX lotto_options_name ON lotto_options (company_id, lower(name));

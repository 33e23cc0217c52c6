-- What was played on a fiche; by month like the fiches. What was sold never changes: of a line only
-- its gain is written later, by settlement.
CREATE TABLE fiche_lines (
	company_id uuid NOT NULL,
	draw_date date NOT NULL,
	fiche_id uuid NOT NULL,
	line_no smallint NOT NULL CHECK (line_no > 0),
	instance_id uuid NOT NULL,
	tirage_id uuid NOT NULL,
	agent_id uuid NOT NULL,
	surcussale_id uuid NOT NULL,
	game text NOT NULL CHECK (
		game IN ('borlette', 'mariage', 'mariage_gratuit', 'lotto3', 'lotto4', 'lotto5')
	),
	-- 0: the game has none.
	option smallint NOT NULL DEFAULT 0,
	-- As src/engine/games.ts writes them: a mariage has its smaller ball first.
	numbers text NOT NULL,
	stake bigint NOT NULL CHECK ((stake > 0) = (game <> 'mariage_gratuit') AND stake >= 0),
	-- Fixed at the sale. Units paid for each unit staked: borlette has one for each lot, other
	-- games the first only; for a mariage_gratuit the prize itself, in units.
	prime1 integer NOT NULL CHECK (prime1 >= 0),
	prime2 integer NOT NULL DEFAULT 0 CHECK (prime2 >= 0),
	prime3 integer NOT NULL DEFAULT 0 CHECK (prime3 >= 0),
	commission bigint NOT NULL DEFAULT 0 CHECK (commission >= 0),
	commission_surcussale bigint NOT NULL DEFAULT 0 CHECK (commission_surcussale >= 0),
	gain bigint NOT NULL DEFAULT 0 CHECK (gain >= 0),
	PRIMARY KEY (company_id, draw_date, fiche_id, line_no),
	FOREIGN KEY (company_id, draw_date, fiche_id) REFERENCES fiches (company_id, draw_date, id),
	FOREIGN KEY (company_id, instance_id) REFERENCES tirage_instances (company_id, id),
	CHECK (
		CASE
			WHEN game IN ('lotto4', 'lotto5') THEN option BETWEEN 1 AND 3
			ELSE option = 0
		END
	),
	CHECK (
		CASE game
			WHEN 'borlette' THEN numbers ~ '^[0-9]{2}$'
			WHEN 'lotto3' THEN numbers ~ '^[0-9]{3}$'
			WHEN 'lotto4' THEN numbers ~ '^[0-9]{4}$'
			WHEN 'lotto5' THEN numbers ~ '^[0-9]{5}$'
			ELSE numbers ~ '^[0-9]{2}[*][0-9]{2}$'
			AND left(numbers, 2) <= right(numbers, 2)
		END
	)
)
PARTITION BY RANGE (draw_date);

CREATE INDEX fiche_lines_won ON fiche_lines (company_id, instance_id) WHERE gain > 0;
CREATE INDEX fiche_lines_played ON fiche_lines (company_id, instance_id, game, numbers);

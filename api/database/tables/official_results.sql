-- What the state lotteries published: the same for every company. Never changed: what was published
-- stands, and a different value is reported.
CREATE TABLE official_results (
	state text NOT NULL CHECK (length(state) BETWEEN 1 AND 80),
	slot text NOT NULL CHECK (slot IN ('matin', 'midi', 'soir', 'nuit')),
	draw_date date NOT NULL,
	pick3 text NOT NULL CHECK (pick3 ~ '^[0-9]{3}$'),
	pick4 text CHECK (pick4 ~ '^[0-9]{4}$'),
	created_by text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (state, slot, draw_date)
);

-- What a source said of a draw, each thing once and for good: of two rows for one draw neither is taken.
CREATE TABLE result_claims (
	source_id uuid NOT NULL REFERENCES result_sources (id),
	slot text NOT NULL CHECK (slot IN ('matin', 'midi', 'soir', 'nuit')),
	draw_date date NOT NULL,
	-- Pick 3 and, behind a blank, Pick 4.
	numbers text NOT NULL CHECK (numbers ~ '^[0-9]{3}( [0-9]{4})?$'),
	first_seen_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (source_id, slot, draw_date, numbers)
);

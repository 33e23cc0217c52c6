-- What a check of all books found is kept, so that somebody can be told (decision 0091).
CREATE TABLE book_checks (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	begun_at timestamptz NOT NULL,
	ended_at timestamptz NOT NULL DEFAULT now(),
	differences integer NOT NULL CHECK (differences >= 0)
);

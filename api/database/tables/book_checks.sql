-- Each time that all books were worked out again, and how much differed (the command reconcile).
CREATE TABLE book_checks (
	id uuid PRIMARY KEY DEFAULT uuidv7(),
	begun_at timestamptz NOT NULL,
	ended_at timestamptz NOT NULL DEFAULT now(),
	differences integer NOT NULL CHECK (differences >= 0)
);

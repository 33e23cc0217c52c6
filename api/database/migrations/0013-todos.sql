-- What needs somebody.
CREATE TABLE todos (
	company_id uuid NOT NULL,
	id uuid NOT NULL DEFAULT uuidv7(),
	-- Of TODO_KINDS in shared/src/contract/todo.kinds.ts.
	kind text NOT NULL,
	-- What it is about, within its kind: a draw, a fiche, a surcussale …
	subject text NOT NULL,
	-- The part of the house that it is of; NULL: the house's, which who has a part of it does not see.
	surcussale_id uuid,
	facts jsonb NOT NULL,
	-- Of the facts what counts: where it becomes another one, what was said to be done is to be done again.
	grade text NOT NULL DEFAULT '',
	due_at timestamptz,
	raised_at timestamptz NOT NULL DEFAULT now(),
	assigned_to uuid REFERENCES users (id)
		ON DELETE SET NULL,
	put_off_until timestamptz,
	done_at timestamptz,
	done_name text,
	-- What brought it about is over: it is shown no more, and may come again as another row.
	gone_at timestamptz,
	version integer NOT NULL DEFAULT 1,
	updated_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, id),
	CHECK ((done_at IS NULL) = (done_name IS NULL))
);

CREATE UNIQUE INDEX todos_open ON todos (company_id, kind, subject)
WHERE gone_at IS NULL;

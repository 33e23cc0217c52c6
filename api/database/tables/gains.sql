-- What each line was given and taken; they add up to its gain. Never changed. No foreign key:
-- each is made from its line, which nobody can take away.
CREATE TABLE gains (
	company_id uuid NOT NULL,
	draw_date date NOT NULL,
	instance_id uuid NOT NULL,
	revision integer NOT NULL,
	fiche_id uuid NOT NULL,
	line_no smallint NOT NULL,
	amount bigint NOT NULL CHECK (amount <> 0),
	PRIMARY KEY (company_id, draw_date, instance_id, revision, fiche_id, line_no)
);

-- Wrong codes that the agent sent for a fiche.
CREATE TABLE code_attempts (
	company_id uuid NOT NULL,
	ref_code text NOT NULL,
	wrong integer NOT NULL CHECK (wrong > 0),
	PRIMARY KEY (company_id, ref_code)
);

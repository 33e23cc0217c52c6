-- One line for each time that gains were worked out; a correction first takes the earlier ones
-- back. Never changed.
CREATE TABLE settlements (
	company_id uuid NOT NULL,
	instance_id uuid NOT NULL,
	id uuid NOT NULL DEFAULT uuidv7(),
	kind text NOT NULL CHECK (kind IN ('settlement', 'reversal', 'cancellation')),
	revision integer NOT NULL,
	-- Negative in a reversal. Minor units.
	fiches_gagnantes integer NOT NULL,
	gain bigint NOT NULL,
	at timestamptz NOT NULL DEFAULT clock_timestamp(),
	PRIMARY KEY (company_id, instance_id, id),
	FOREIGN KEY (company_id, instance_id) REFERENCES tirage_instances (company_id, id)
);

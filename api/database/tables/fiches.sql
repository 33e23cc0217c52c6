-- Tickets, partitioned by month of the draw date, which all draws of one fiche share. Written by
-- functions only (functions/sale, functions/fiche): what was sold never changes.
CREATE TABLE fiches (
	company_id uuid NOT NULL,
	draw_date date NOT NULL,
	id uuid NOT NULL DEFAULT uuidv7(),
	-- Counts an agent's fiches of a draw date.
	number integer NOT NULL CHECK (number > 0),
	-- Crockford Base32, from a cryptographic source: the fiche's public name.
	ref_code text NOT NULL CHECK (ref_code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
	-- Printed on the ticket only: shown at payment, it proves possession.
	security_code text NOT NULL DEFAULT '',
	agent_id uuid NOT NULL,
	-- The agent's at the sale; both may change later.
	surcussale_id uuid NOT NULL,
	supervisor_id uuid,
	device_id text NOT NULL DEFAULT '',
	-- In how many draws it plays.
	draws smallint NOT NULL DEFAULT 1 CHECK (draws > 0),
	-- The company's rule at the sale: a borlette wins on one lot at most.
	first_lot_only boolean NOT NULL DEFAULT false,
	sold_at timestamptz NOT NULL DEFAULT clock_timestamp(),
	total bigint NOT NULL CHECK (total >= 0),
	-- The agent's and the surcussale's, at the rates of the sale.
	commission bigint NOT NULL CHECK (commission >= 0),
	commission_surcussale bigint NOT NULL DEFAULT 0 CHECK (commission_surcussale >= 0),
	gain bigint NOT NULL DEFAULT 0 CHECK (gain >= 0),
	status text NOT NULL DEFAULT 'sold' CHECK (
		status IN ('sold', 'winning', 'losing', 'paid', 'deleted', 'expired')
	),
	voided_at timestamptz,
	voided_by text,
	void_reason text,
	paid_at timestamptz,
	paid_by text,
	-- The agent who paid it out of their own till; null when the office did.
	paid_agent_id uuid,
	PRIMARY KEY (company_id, draw_date, id),
	-- Reference first: the public page knows nothing else.
	CONSTRAINT fiches_ref UNIQUE (ref_code, company_id, draw_date),
	CONSTRAINT fiches_number UNIQUE (company_id, agent_id, draw_date, number),
	FOREIGN KEY (company_id, agent_id) REFERENCES agents (company_id, id),
	FOREIGN KEY (company_id, surcussale_id) REFERENCES surcussales (company_id, id),
	CHECK ((status = 'deleted') = (voided_at IS NOT NULL)),
	CHECK ((status = 'paid') = (paid_at IS NOT NULL))
)
PARTITION BY RANGE (draw_date);

CREATE INDEX fiches_date ON fiches (company_id, draw_date, sold_at);
CREATE INDEX fiches_surcussale ON fiches (company_id, surcussale_id, draw_date);
CREATE INDEX fiches_won ON fiches (company_id, draw_date) WHERE gain > 0;
-- Not by status: settlement writes that column of every fiche, in place while no index has it.
CREATE INDEX fiches_deleted ON fiches (company_id, draw_date) WHERE voided_at IS NOT NULL;

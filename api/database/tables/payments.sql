-- What the provider received from a company for its invoices.
CREATE TABLE payments (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	amount bigint NOT NULL CHECK (amount > 0),
	currency char(3) NOT NULL,
	method text NOT NULL CHECK (method IN ('cash', 'transfer', 'mobile', 'cheque', 'other')),
	reference text NOT NULL DEFAULT '',
	paid_on date NOT NULL,
	note text NOT NULL DEFAULT '',
	created_by text NOT NULL,
	version integer NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	updated_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, id)
);

CREATE INDEX payments_day ON payments (company_id, paid_on);

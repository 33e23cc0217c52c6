-- Issued once and never changed. What is paid of it follows from the payments, oldest first.
CREATE TABLE invoices (
	company_id uuid NOT NULL REFERENCES companies (id),
	id uuid NOT NULL DEFAULT uuidv7(),
	number text NOT NULL,
	month date NOT NULL CHECK (month = date_trunc('month', month)::date),
	terminals integer NOT NULL CHECK (terminals >= 0),
	unit_price bigint NOT NULL CHECK (unit_price >= 0),
	amount bigint NOT NULL CHECK (amount = terminals * unit_price),
	currency char(3) NOT NULL,
	due_on date NOT NULL,
	issued_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (company_id, id),
	UNIQUE (company_id, month)
);

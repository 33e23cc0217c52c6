-- When a draw's stakes were sold, by minute before the end of its sales: what later dates are compared with. Counted by
-- the scheduler, never by a sale; kept while it is of use.
CREATE TABLE sales_curves (
	company_id uuid NOT NULL,
	instance_id uuid NOT NULL,
	-- What was sold before it is in.
	counted_until timestamptz NOT NULL,
	-- Counted once more after the sales ended: it changes no more.
	is_final boolean NOT NULL,
	-- Minor units: the last minute first; the last element has all that was sold earlier.
	staked bigint[] NOT NULL,
	PRIMARY KEY (company_id, instance_id)
)
WITH (fillfactor = 50);

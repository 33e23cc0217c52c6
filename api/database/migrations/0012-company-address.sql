-- Where a company is: its invoices are addressed to it.
ALTER TABLE companies ADD COLUMN address text NOT NULL DEFAULT '';

-- The list of agents is read in the order of their names, a page at a time.
CREATE INDEX agents_last_name ON agents (company_id, last_name COLLATE names, id);

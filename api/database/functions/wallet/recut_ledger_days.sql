-- In another zone the days of a company begin at other moments: what its ledger has is cut anew. Nobody writes it
-- meanwhile: whoever does has the agent's row, and reads the zone after that.
CREATE FUNCTION recut_ledger_days()
RETURNS trigger
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	-- An agent who is new waits for the company's row, which is being written (functions/agent/give_agent_code.sql).
	-- Locked no further, it is in the way of nobody who has an agent's row and writes what refers to the company.
	PERFORM FROM agents WHERE company_id = new.id ORDER BY id FOR NO KEY UPDATE;
	DELETE FROM ledger_days WHERE company_id = new.id;
	INSERT INTO ledger_days SELECT * FROM ledger_days_raw WHERE company_id = new.id;
	RETURN NULL;
END $$;

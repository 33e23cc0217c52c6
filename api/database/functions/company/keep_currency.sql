-- Amounts are kept in minor units: what was booked would be worth something else. Nobody books meanwhile: whoever does
-- has the agent's row.
-- Throws: validation_failed.
CREATE FUNCTION keep_currency()
RETURNS trigger
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	PERFORM FROM agents WHERE company_id = new.id ORDER BY id FOR NO KEY UPDATE;
	IF EXISTS (SELECT FROM wallet_entries WHERE company_id = new.id) THEN
		PERFORM refuse('validation_failed', '{"fields": {"currency": {"code": "not_allowed"}}}');
	END IF;
	RETURN NULL;
END $$;

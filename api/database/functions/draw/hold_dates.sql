-- Locks the dates of a draw that still sell, once the sales under way have ended: for who takes back what nobody sold on.
-- Who: the house, of its own draws; no part of it and no agent.
-- Throws: forbidden.
CREATE FUNCTION hold_dates(p_tirage uuid)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	IF app_role() = 'agent' OR app_supervisor() IS NOT NULL THEN PERFORM refuse('forbidden'); END IF;
	PERFORM FROM tirage_instances
		WHERE company_id = app_company() AND tirage_id = p_tirage AND state = 'open'
		ORDER BY id FOR UPDATE;
END $$;

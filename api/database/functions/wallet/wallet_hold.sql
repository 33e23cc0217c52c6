-- Nothing is added to the agent's ledger by anybody else until the transaction ends.
-- Who: who holds add_wallettransaction and sees the agent; no agent.
-- Throws: forbidden, not_found.
CREATE FUNCTION wallet_hold(p_agent uuid)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	IF app_role() = 'agent' THEN PERFORM refuse('forbidden'); END IF;
	PERFORM require_code('add_wallettransaction');
	-- Locked by itself: who is moved to another surcussale meanwhile would have none of those that were read with them.
	PERFORM FROM agents WHERE company_id = app_company() AND id = p_agent FOR NO KEY UPDATE;
	PERFORM FROM agents a
		JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
		WHERE a.company_id = app_company() AND a.id = p_agent
			AND (app_supervisor() IS NULL OR s.supervisor_id = app_supervisor());
	IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
END $$;

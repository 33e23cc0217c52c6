-- Ends the sign-ins of an agent's terminals.
CREATE FUNCTION auth_end_agent(p_agent uuid)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	DELETE FROM agent_tokens WHERE company_id = app_company() AND agent_id = p_agent;
END $$;

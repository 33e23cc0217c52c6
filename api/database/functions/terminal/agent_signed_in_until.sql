-- Until when an agent is signed in on the terminal bound to them; null: they are not.
CREATE FUNCTION agent_signed_in_until(p_agent uuid)
RETURNS timestamptz
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT max(t.expires_at)
	FROM
		agent_tokens t
		JOIN agents a ON a.company_id = t.company_id AND a.id = t.agent_id
	WHERE
		t.company_id = app_company()
		AND t.agent_id = p_agent
		AND t.expires_at > now()
		AND t.device_id = a.device_id;
$$;

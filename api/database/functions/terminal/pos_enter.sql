-- Confines the rest of the transaction to the agent behind a token, as the application does by itself for people
-- (src/db/scope.ts): the token is judged in the transaction that it is for, by what holds then.
-- Who: anybody; it tells nothing but a refusal.
-- Throws: account_blocked, unauthenticated.
CREATE FUNCTION pos_enter(p_hash bytea)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE company uuid; agent uuid; active boolean;
BEGIN
	SELECT t.company_id, t.agent_id, a.is_active AND s.is_active AND c.is_active
		INTO company, agent, active
		FROM agent_tokens t
		JOIN agents a ON a.company_id = t.company_id AND a.id = t.agent_id
		JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
		JOIN companies c ON c.id = a.company_id
		WHERE t.token_hash = p_hash AND t.expires_at > now() AND a.device_id = t.device_id;
	IF NOT FOUND THEN PERFORM refuse('unauthenticated'); END IF;
	IF NOT active THEN PERFORM refuse('account_blocked'); END IF;
	PERFORM set_config('app.company_id', company::text, true),
		set_config('app.scope', 'company', true), set_config('app.supervisor_id', '', true),
		set_config('app.user_id', agent::text, true), set_config('app.role', 'agent', true);
END $$;

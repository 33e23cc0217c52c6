-- What an agent is called wherever they are named: of namesakes each has another code. As `agentName` of the
-- contract says it.
CREATE FUNCTION agent_name(p_first_name text, p_last_name text, p_code text)
RETURNS text
LANGUAGE sql
IMMUTABLE
PARALLEL SAFE
AS $$
	SELECT p_first_name || ' ' || p_last_name || ' · ' || p_code;
$$;

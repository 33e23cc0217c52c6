-- Ends the sign-in of a terminal.
CREATE FUNCTION pos_end(p_hash bytea)
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	DELETE FROM agent_tokens WHERE token_hash = p_hash;
$$;

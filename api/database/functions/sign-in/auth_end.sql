-- Ends one sign-in.
CREATE FUNCTION auth_end(p_hash bytea)
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	DELETE FROM tokens WHERE token_hash = p_hash;
$$;

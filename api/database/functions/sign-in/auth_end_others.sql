-- After a change of one's own password: only the sign-in that made it goes on.
CREATE FUNCTION auth_end_others(p_keep bytea)
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	DELETE FROM tokens WHERE user_id = app_user() AND token_hash <> p_keep;
$$;

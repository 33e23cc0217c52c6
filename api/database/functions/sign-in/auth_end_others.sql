-- After a change of one's own password, or because the person wants it: only the sign-in that asks goes on.
CREATE FUNCTION auth_end_others(p_keep bytea, p_why text)
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	-- Who is just signing in begins before or after it (auth_start).
	SELECT FROM users WHERE id = app_user() FOR NO KEY UPDATE;

	WITH
		gone AS (
			DELETE FROM tokens
			WHERE user_id = app_user() AND token_hash <> p_keep
			RETURNING token_hash
		)
	INSERT INTO ended_sign_ins (token_hash, why)
	SELECT token_hash, p_why FROM gone;
$$;

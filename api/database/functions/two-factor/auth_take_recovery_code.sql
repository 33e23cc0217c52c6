-- Takes a recovery code. false: unknown, or used already.
CREATE FUNCTION auth_take_recovery_code(p_user uuid, p_hash bytea)
RETURNS boolean
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	WITH
		taken AS (
			UPDATE recovery_codes
			SET used_at = now()
			WHERE user_id = p_user AND code_hash = p_hash AND used_at IS NULL
			RETURNING user_id
		)
	SELECT EXISTS (SELECT FROM taken);
$$;

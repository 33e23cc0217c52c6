-- New recovery codes in place of the old ones; only hashes are kept.
CREATE FUNCTION two_factor_recovery(p_hashes bytea[])
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	DELETE FROM recovery_codes WHERE user_id = app_user();
	INSERT INTO recovery_codes (user_id, code_hash) SELECT app_user(), unnest(p_hashes);
$$;

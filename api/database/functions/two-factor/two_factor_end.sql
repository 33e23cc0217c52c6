-- Turns the second step off.
CREATE FUNCTION two_factor_end()
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	DELETE FROM recovery_codes WHERE user_id = app_user();
	DELETE FROM two_factor WHERE user_id = app_user();
$$;

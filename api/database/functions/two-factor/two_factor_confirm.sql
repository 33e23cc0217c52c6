-- From now on the second step is asked for at sign-in.
CREATE FUNCTION two_factor_confirm()
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	UPDATE two_factor
	SET confirmed_at = now()
	WHERE user_id = app_user() AND confirmed_at IS NULL;
$$;

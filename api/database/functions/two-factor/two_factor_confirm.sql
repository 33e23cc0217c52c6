-- From now on the second step is asked for at sign-in. p_secret: what the code was of that was given; false: by now another
-- secret is kept, or the second step is on.
CREATE FUNCTION two_factor_confirm(p_secret bytea)
RETURNS boolean
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	WITH
		confirmed AS (
			UPDATE two_factor
			SET confirmed_at = now()
			WHERE user_id = app_user() AND secret = p_secret AND confirmed_at IS NULL
			RETURNING user_id
		)
	SELECT EXISTS (SELECT FROM confirmed);
$$;

-- Keeps a new secret, not yet asked for at sign-in. false: the second step is on, and its secret stays.
CREATE FUNCTION two_factor_begin(p_secret bytea)
RETURNS boolean
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	WITH
		begun AS (
			INSERT INTO two_factor (user_id, secret)
			VALUES (app_user(), p_secret)
			ON CONFLICT (user_id) DO UPDATE
				SET
					secret = EXCLUDED.secret,
					last_step = -1
				WHERE two_factor.confirmed_at IS NULL
			RETURNING user_id
		)
	SELECT EXISTS (SELECT FROM begun);
$$;

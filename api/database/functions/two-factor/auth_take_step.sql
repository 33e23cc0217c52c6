-- Takes the code of a time step. false: this step, or a later one, was taken already.
CREATE FUNCTION auth_take_step(p_user uuid, p_step bigint)
RETURNS boolean
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	WITH
		taken AS (
			UPDATE two_factor
			SET last_step = p_step
			WHERE user_id = p_user AND last_step < p_step
			RETURNING user_id
		)
	SELECT EXISTS (SELECT FROM taken);
$$;

-- A person's second step, and how many recovery codes are left. Before anybody is signed in, so it
-- takes the person's id.
CREATE FUNCTION auth_two_factor(p_user uuid)
RETURNS TABLE (secret bytea, confirmed_at timestamptz, recovery_left integer)
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT
		t.secret,
		t.confirmed_at,
		(
			SELECT count(*)::integer
			FROM recovery_codes r
			WHERE r.user_id = t.user_id AND r.used_at IS NULL
		)
	FROM two_factor t
	WHERE t.user_id = p_user;
$$;

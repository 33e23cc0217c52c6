-- Signs a person of the company worked on out everywhere.
-- Who: whoever administers them.
CREATE FUNCTION auth_end_user(p_user uuid, p_why text)
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	WITH
		gone AS (
			DELETE FROM tokens t
			USING users u
			WHERE
				t.user_id = p_user
				AND u.id = t.user_id
				AND u.company_id = app_company()
				AND may_administer(u.id)
			RETURNING t.token_hash
		)
	INSERT INTO ended_sign_ins (token_hash, why)
	SELECT token_hash, p_why FROM gone;
$$;

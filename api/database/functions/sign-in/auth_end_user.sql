-- Signs a person of the company worked on out everywhere.
-- Who: people of the same company.
CREATE FUNCTION auth_end_user(p_user uuid)
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	DELETE FROM tokens t
	USING users u
	WHERE t.user_id = p_user AND u.id = t.user_id AND u.company_id = app_company();
$$;

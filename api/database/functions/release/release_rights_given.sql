-- Who may release which remotes, of whatever company.
-- Who: the provider.
-- Throws: forbidden.
CREATE FUNCTION release_rights_given()
RETURNS TABLE (user_id uuid, username text, name text, companyname text, remotes text[])
LANGUAGE plpgsql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
#variable_conflict use_column
BEGIN
	IF app_role() <> 'superuser' THEN PERFORM refuse('forbidden'); END IF;
	RETURN QUERY
		SELECT u.id, u.username, trim(concat(u.first_name, ' ', u.last_name)), c.companyname,
			array_agg(r.remote ORDER BY r.remote)
		FROM release_rights r
		JOIN users u ON u.id = r.user_id
		LEFT JOIN companies c ON c.id = u.company_id
		GROUP BY u.id, c.companyname ORDER BY u.username;
END $$;

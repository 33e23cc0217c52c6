-- Who signs in by a username or, where one person alone has it, by a phone. A phone that is somebody's
-- username is that person's.
CREATE FUNCTION auth_credentials(p_username text, p_phone text)
RETURNS TABLE (
	user_id uuid,
	company_id uuid,
	username text,
	role text,
	password_hash text,
	is_active boolean
)
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	WITH
		named AS (SELECT u.id FROM users u WHERE lower(u.username) = lower(p_username)),
		called AS (
			SELECT (array_agg(u.id))[1] AS id FROM users u WHERE u.phone = p_phone HAVING count(*) = 1
		)
	SELECT
		u.id,
		u.company_id,
		u.username,
		u.role,
		u.password_hash,
		u.is_active AND coalesce(c.is_active, true)
	FROM
		users u
		LEFT JOIN companies c ON c.id = u.company_id
	WHERE u.id = coalesce((SELECT id FROM named), (SELECT id FROM called));
$$;

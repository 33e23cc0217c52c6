-- Like auth_session, without using the token: an open stream must not keep it from idling out.
CREATE FUNCTION auth_peek(p_hash bytea)
RETURNS TABLE (
	role text,
	is_active boolean,
	company_id uuid,
	perms text[],
	expires_at timestamptz,
	password_given boolean,
	second_step_demanded boolean,
	has_second_step boolean
)
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT
		u.role,
		u.is_active AND (u.company_id IS NULL OR c.is_active),
		c.id,
		ARRAY(SELECT p.codename FROM user_permissions p WHERE p.user_id = u.id ORDER BY 1),
		least(t.idle_expires_at, t.expires_at),
		due.password_given,
		due.second_step_demanded,
		due.has_second_step
	FROM
		tokens t
		JOIN users u ON u.id = t.user_id
		LEFT JOIN companies c ON c.id = coalesce(u.company_id, t.company_id)
		CROSS JOIN LATERAL auth_due(u) AS due
	WHERE t.token_hash = p_hash AND t.idle_expires_at > now() AND t.expires_at > now();
$$;

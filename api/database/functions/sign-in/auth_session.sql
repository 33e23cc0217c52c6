-- The person behind a token, or no row. Its use keeps the token from idling out; that is
-- written at most twice a minute, so that reading stays reading.
CREATE FUNCTION auth_session(p_hash bytea)
RETURNS TABLE (
	user_id uuid,
	role text,
	username text,
	first_name text,
	last_name text,
	phone text,
	user_photo text,
	is_active boolean,
	company_id uuid,
	companyname text,
	company_photo text,
	currency text,
	timezone text,
	company_country text,
	-- Of that company or, without one, of the country that a superuser chose.
	country_name text,
	country_code text,
	idle_expires_at timestamptz,
	expires_at timestamptz,
	perms text[],
	password_given boolean,
	second_step_demanded boolean,
	has_second_step boolean,
	seconds_since_sign_in double precision
)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
#variable_conflict use_column
BEGIN
	UPDATE tokens t
	SET idle_expires_at = least(now() + make_interval(mins => t.idle_minutes), t.expires_at)
	WHERE t.token_hash = p_hash
		AND t.idle_expires_at > now() AND t.expires_at > now()
		AND t.idle_expires_at < t.expires_at
		AND t.idle_expires_at < now() + make_interval(mins => t.idle_minutes)
			- make_interval(secs => 30);
	RETURN QUERY
		SELECT u.id, u.role, u.username, u.first_name, u.last_name, u.phone, u.user_photo,
			u.is_active AND (u.company_id IS NULL OR c.is_active),
			c.id, c.companyname, c.user_photo,
			-- Without a company it is that of all that are seen, if they have one: amounts of any are shown.
			coalesce(c.currency::text, (
				SELECT CASE count(DISTINCT o.currency) WHEN 0 THEN NULL WHEN 1 THEN min(o.currency)::text ELSE 'XXX' END
				FROM companies o
				JOIN countries place ON place.id = o.country_id
				WHERE c.id IS NULL AND (t.country_code IS NULL OR place.name_code = t.country_code)
			)), c.timezone, n.name_code::text,
			coalesce(n.name, (SELECT o.name FROM countries o WHERE o.name_code = t.country_code))::text,
			t.country_code::text, t.idle_expires_at, t.expires_at,
			ARRAY(SELECT p.codename FROM user_permissions p WHERE p.user_id = u.id ORDER BY 1),
			due.password_given, due.second_step_demanded, due.has_second_step,
			extract(epoch FROM now() - t.created_at)::double precision
		FROM tokens t
		JOIN users u ON u.id = t.user_id
		LEFT JOIN companies c ON c.id = coalesce(u.company_id, t.company_id)
		CROSS JOIN LATERAL auth_due(u) AS due
		LEFT JOIN countries n ON n.id = c.country_id
		WHERE t.token_hash = p_hash AND t.idle_expires_at > now() AND t.expires_at > now();
END $$;

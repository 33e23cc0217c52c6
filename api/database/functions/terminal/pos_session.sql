-- The agent behind a token, while it is good and the device still theirs.
CREATE FUNCTION pos_session(p_hash bytea)
RETURNS TABLE (
	company_id uuid,
	agent_id uuid,
	username text,
	agent_name text,
	first_name text,
	last_name text,
	device_id text,
	is_active boolean,
	companyname text,
	currency text,
	timezone text,
	expires_at timestamptz
)
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT
		a.company_id,
		a.id,
		a.username,
		agent_name(a.first_name, a.last_name, a.code),
		a.first_name,
		a.last_name,
		t.device_id,
		a.is_active AND s.is_active AND c.is_active,
		c.companyname,
		c.currency::text,
		c.timezone,
		t.expires_at
	FROM
		agent_tokens t
		JOIN agents a ON a.company_id = t.company_id AND a.id = t.agent_id
		JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
		JOIN companies c ON c.id = a.company_id
	WHERE t.token_hash = p_hash AND t.expires_at > now() AND a.device_id = t.device_id;
$$;

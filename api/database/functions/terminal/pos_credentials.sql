-- The agent that a terminal signs in, by the company's reference and a username.
CREATE FUNCTION pos_credentials(p_ref_code text, p_username text)
RETURNS TABLE (
	company_id uuid,
	agent_id uuid,
	password_hash text,
	device_id text,
	is_active boolean
)
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT
		a.company_id,
		a.id,
		a.password_hash,
		a.device_id,
		a.is_active AND s.is_active AND c.is_active
	FROM
		companies c
		JOIN agents a ON a.company_id = c.id
		JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
	WHERE lower(c.ref_code) = lower(p_ref_code) AND lower(a.username) = lower(p_username);
$$;

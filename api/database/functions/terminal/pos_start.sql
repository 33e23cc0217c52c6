-- Binds the device at the first sign-in and starts a token; false: bound to another device. p_password: as it was stored
-- when it was looked at; with another one sign-ins ended that this one would outlive.
-- Throws: invalid_credentials.
CREATE FUNCTION pos_start(
	p_company uuid,
	p_agent uuid,
	p_device text,
	p_hash bytea,
	p_minutes integer,
	p_password text
)
RETURNS boolean
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	PERFORM FROM agents WHERE company_id = p_company AND id = p_agent FOR NO KEY UPDATE;
	IF NOT EXISTS (
		SELECT FROM agents WHERE company_id = p_company AND id = p_agent AND password_hash = p_password)
	THEN PERFORM refuse('invalid_credentials'); END IF;
	-- Whoever has the agent open since before must not take the terminal away by saving.
	UPDATE agents SET device_id = p_device, version = version + (device_id = '')::integer
		WHERE company_id = p_company AND id = p_agent AND device_id IN ('', p_device);
	IF NOT FOUND THEN RETURN false; END IF;
	DELETE FROM agent_tokens WHERE company_id = p_company AND agent_id = p_agent;
	INSERT INTO agent_tokens (company_id, agent_id, device_id, token_hash, expires_at)
		VALUES (p_company, p_agent, p_device, p_hash, now() + make_interval(mins => p_minutes));
	INSERT INTO agent_devices AS d (company_id, agent_id, device_id)
		VALUES (p_company, p_agent, p_device)
		ON CONFLICT (company_id, agent_id, device_id) DO UPDATE SET last_used_at = now();
	RETURN true;
END $$;

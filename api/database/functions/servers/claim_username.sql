-- Claims a username for somebody of a company, on the directory, before they get it on the company's own server;
-- false: it is somebody else's, or about to be.
CREATE FUNCTION claim_username(p_username text, p_company uuid)
RETURNS boolean
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	DELETE FROM username_claims c
		WHERE c.at < now() - interval '1 day'
			OR EXISTS (SELECT FROM users u WHERE lower(u.username) = c.username);
	INSERT INTO username_claims AS c (username, claimed_for) VALUES (lower(p_username), p_company)
		ON CONFLICT (username) DO UPDATE SET at = now()
			WHERE c.claimed_for IS NOT DISTINCT FROM excluded.claimed_for;
	RETURN FOUND AND NOT EXISTS (SELECT FROM users u WHERE lower(u.username) = lower(p_username));
END $$;

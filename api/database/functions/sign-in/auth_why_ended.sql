-- Why a sign-in is over, for who comes with its token; NULL: it is not known, or was ended by whoever had it.
CREATE FUNCTION auth_why_ended(p_hash bytea)
RETURNS text
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT why FROM ended_sign_ins WHERE token_hash = p_hash
	UNION ALL
	SELECT
		CASE
			WHEN expires_at <= now() THEN 'expired'
			ELSE 'idle'
		END
	FROM tokens
	WHERE token_hash = p_hash AND least(idle_expires_at, expires_at) <= now()
	LIMIT 1;
$$;

-- The person's own sign-ins that go on, with the one in use.
CREATE FUNCTION auth_sessions(p_current bytea)
RETURNS TABLE (
	id uuid,
	created_at timestamptz,
	last_used_at timestamptz,
	idle_expires_at timestamptz,
	expires_at timestamptz,
	ip text,
	user_agent text,
	is_current boolean
)
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT
		t.id,
		t.created_at,
		greatest(t.created_at, t.idle_expires_at - make_interval(mins => t.idle_minutes)),
		t.idle_expires_at,
		t.expires_at,
		coalesce(t.ip, ''),
		coalesce(t.user_agent, ''),
		t.token_hash = p_current
	FROM tokens t
	WHERE t.user_id = app_user() AND t.idle_expires_at > now() AND t.expires_at > now();
$$;

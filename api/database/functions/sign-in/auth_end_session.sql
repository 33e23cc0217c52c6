-- Ends one of the person's own sign-ins; false: it is none of theirs.
CREATE FUNCTION auth_end_session(p_id uuid)
RETURNS boolean
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	WITH
		gone AS (DELETE FROM tokens WHERE id = p_id AND user_id = app_user() RETURNING token_hash),
		noted AS (
			INSERT INTO ended_sign_ins (token_hash, why)
			SELECT token_hash, 'ended' FROM gone
			RETURNING token_hash
		)
	SELECT EXISTS (SELECT FROM noted);
$$;

-- The provider's first person; refuses as soon as there is one.
CREATE FUNCTION create_first_superuser(p_username text, p_hash text, p_permissions text[])
RETURNS boolean
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE new_id uuid;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('first superuser', 0));
	IF EXISTS (SELECT FROM users WHERE role = 'superuser') THEN RETURN false; END IF;
	INSERT INTO users (role, username, password_hash)
		VALUES ('superuser', p_username, p_hash) RETURNING id INTO new_id;
	INSERT INTO user_permissions SELECT new_id, unnest(p_permissions);
	RETURN true;
END $$;

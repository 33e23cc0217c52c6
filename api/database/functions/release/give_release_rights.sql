-- The remotes of somebody who signs in for a company, in place of those they had; with the codes
-- of the console while there are any. null: there is no such person.
-- Who: the provider.
-- Throws: forbidden.
CREATE FUNCTION give_release_rights(p_username text, p_remotes text[])
RETURNS uuid
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE person uuid;
BEGIN
	IF app_role() <> 'superuser' THEN PERFORM refuse('forbidden'); END IF;
	SELECT id INTO person FROM users
		WHERE lower(username) = lower(p_username) AND role = 'company';
	IF person IS NULL THEN RETURN NULL; END IF;
	DELETE FROM release_rights WHERE user_id = person AND remote <> ALL (p_remotes);
	INSERT INTO release_rights (user_id, remote, given_by)
		SELECT person, unnest(p_remotes), app_user() ON CONFLICT DO NOTHING;
	IF cardinality(p_remotes) > 0 THEN
		INSERT INTO user_permissions (user_id, codename)
			SELECT person, unnest('{view_release,release_remote}'::text[]) ON CONFLICT DO NOTHING;
	ELSE
		DELETE FROM user_permissions
			WHERE user_id = person AND codename IN ('view_release', 'release_remote');
	END IF;
	RETURN person;
END $$;

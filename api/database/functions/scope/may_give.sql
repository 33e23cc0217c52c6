-- Whether who is behind the transaction may give a person a code: a colleague none but one's own.
CREATE FUNCTION may_give(p_user uuid, p_code text)
RETURNS boolean
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT
		may_administer(p_user)
		AND (
			app_role() = 'superuser'
			OR EXISTS (SELECT FROM users WHERE id = p_user AND role = 'supervisor')
			OR EXISTS (SELECT FROM user_permissions WHERE user_id = app_user() AND codename = p_code)
		);
$$;

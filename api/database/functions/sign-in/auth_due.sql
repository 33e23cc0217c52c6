-- What stands between somebody and their work. For the functions that read a sign-in.
CREATE FUNCTION auth_due(
	p_user users,
	-- By somebody else: the API marks what it stores then.
	OUT password_given boolean,
	-- By the company; of other roles the API says it.
	OUT second_step_demanded boolean,
	OUT has_second_step boolean
)
LANGUAGE sql
STABLE
SET search_path = public, pg_temp
AS $$
	SELECT
		p_user.password_hash LIKE '$given$%',
		CASE p_user.role
			WHEN 'company' THEN s.two_factor_admins
			WHEN 'supervisor' THEN s.two_factor_supervisors
			ELSE false
		END,
		EXISTS (SELECT FROM two_factor f WHERE f.user_id = p_user.id AND f.confirmed_at IS NOT NULL)
	FROM
		(SELECT p_user.company_id AS id) AS house
		LEFT JOIN company_settings s ON s.company_id = house.id;
$$;

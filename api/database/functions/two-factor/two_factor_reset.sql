-- For somebody who lost both phone and recovery codes: a person of the company worked on,
-- by somebody who administers them.
-- false: that sign-in asks for no code.
CREATE FUNCTION two_factor_reset(p_user uuid)
RETURNS boolean
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	WITH
		person AS (
			SELECT id
			FROM users
			WHERE id = p_user AND company_id = app_company() AND may_administer(id)
		),
		codes AS (DELETE FROM recovery_codes WHERE user_id IN (SELECT id FROM person)),
		ended AS (
			DELETE FROM two_factor WHERE user_id IN (SELECT id FROM person) RETURNING confirmed_at
		)
	SELECT EXISTS (SELECT FROM ended WHERE confirmed_at IS NOT NULL);
$$;

ALTER TABLE user_browsers ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_browsers FORCE ROW LEVEL SECURITY;

CREATE POLICY myself ON user_browsers USING (user_id = (SELECT app_user()));

-- Whether colleagues can be reached is the house's to see; theirs it is to set.
CREATE POLICY colleagues ON user_browsers
FOR SELECT
USING (
	(SELECT app_supervisor()) IS NULL
	AND EXISTS (
		SELECT FROM users WHERE users.id = user_id AND users.company_id = (SELECT app_company())
	)
);

-- What sends.
CREATE POLICY house ON user_browsers
USING ((SELECT app_role()) = 'superuser' AND (SELECT app_user()) IS NULL);

CREATE POLICY owner ON user_browsers TO CURRENT_USER USING (true);

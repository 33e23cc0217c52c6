ALTER TABLE user_permissions ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_permissions FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON user_permissions
USING (
	EXISTS (SELECT FROM users WHERE users.id = user_id AND users.company_id = (SELECT app_company()))
);

CREATE POLICY owner ON user_permissions TO CURRENT_USER USING (true);

CREATE POLICY all_companies ON user_permissions FOR SELECT USING ((SELECT app_scope()) = 'all');

CREATE POLICY part_inserts ON user_permissions
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_updates ON user_permissions
AS RESTRICTIVE
FOR UPDATE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL)
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_deletes ON user_permissions
AS RESTRICTIVE
FOR DELETE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL);

-- Nobody gives or takes their own, nor gives a colleague what they do not have.
CREATE POLICY administered_inserts ON user_permissions
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK (may_give(user_id, codename));

CREATE POLICY administered_deletes ON user_permissions
AS RESTRICTIVE
FOR DELETE
TO borlette_app
USING (may_administer(user_id));

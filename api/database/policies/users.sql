ALTER TABLE users ENABLE ROW LEVEL SECURITY;
ALTER TABLE users FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON users USING (company_id = (SELECT app_company()));

CREATE POLICY myself ON users USING (id = (SELECT app_user()));

CREATE POLICY all_companies ON users FOR SELECT USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON users TO CURRENT_USER USING (true);

CREATE POLICY part_inserts ON users
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK ((SELECT app_supervisor()) IS NULL OR id = (SELECT app_user()));

CREATE POLICY part_updates ON users
AS RESTRICTIVE
FOR UPDATE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL OR id = (SELECT app_user()))
WITH CHECK ((SELECT app_supervisor()) IS NULL OR id = (SELECT app_user()));

CREATE POLICY part_deletes ON users
AS RESTRICTIVE
FOR DELETE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL OR id = (SELECT app_user()));

-- Whom somebody may add, change and delete: those whom they administer, and of themselves what the grants leave.
CREATE POLICY administered_inserts ON users
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK (
	(SELECT app_role()) = 'superuser'
	OR ((SELECT app_role()) = 'company' AND role <> 'superuser')
);

CREATE POLICY administered_updates ON users
AS RESTRICTIVE
FOR UPDATE
TO borlette_app
USING (id = (SELECT app_user()) OR may_administer(id));

CREATE POLICY administered_deletes ON users
AS RESTRICTIVE
FOR DELETE
TO borlette_app
USING (may_administer(id));

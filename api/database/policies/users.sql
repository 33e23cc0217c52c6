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

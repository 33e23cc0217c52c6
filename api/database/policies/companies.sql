ALTER TABLE companies ENABLE ROW LEVEL SECURITY;
ALTER TABLE companies FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON companies FOR SELECT USING (id = (SELECT app_company()));

CREATE POLICY provider ON companies USING ((SELECT app_role()) = 'superuser');

CREATE POLICY owner ON companies TO CURRENT_USER USING (true);

ALTER TABLE countries ENABLE ROW LEVEL SECURITY;
ALTER TABLE countries FORCE ROW LEVEL SECURITY;

CREATE POLICY everybody ON countries FOR SELECT USING (true);

CREATE POLICY provider ON countries USING ((SELECT app_role()) = 'superuser');

CREATE POLICY owner ON countries TO CURRENT_USER USING (true);

ALTER TABLE result_sources ENABLE ROW LEVEL SECURITY;
ALTER TABLE result_sources FORCE ROW LEVEL SECURITY;

CREATE POLICY provider ON result_sources USING ((SELECT app_role()) = 'superuser');

CREATE POLICY owner ON result_sources TO CURRENT_USER USING (true);

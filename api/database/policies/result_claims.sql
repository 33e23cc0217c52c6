ALTER TABLE result_claims ENABLE ROW LEVEL SECURITY;
ALTER TABLE result_claims FORCE ROW LEVEL SECURITY;

CREATE POLICY provider ON result_claims USING ((SELECT app_role()) = 'superuser');

CREATE POLICY owner ON result_claims TO CURRENT_USER USING (true);

ALTER TABLE audit_entries ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_entries FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON audit_entries
FOR SELECT
USING (company_id = (SELECT app_company()));

CREATE POLICY all_companies ON audit_entries
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON audit_entries TO CURRENT_USER USING (true);

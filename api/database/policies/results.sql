ALTER TABLE results ENABLE ROW LEVEL SECURITY;
ALTER TABLE results FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON results
USING (company_id = (SELECT app_company()));

CREATE POLICY all_companies ON results
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON results TO CURRENT_USER USING (true);

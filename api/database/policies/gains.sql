ALTER TABLE gains ENABLE ROW LEVEL SECURITY;
ALTER TABLE gains FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON gains
USING (company_id = (SELECT app_company()));

CREATE POLICY all_companies ON gains
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON gains TO CURRENT_USER USING (true);

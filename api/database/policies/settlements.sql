ALTER TABLE settlements ENABLE ROW LEVEL SECURITY;
ALTER TABLE settlements FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON settlements
USING (company_id = (SELECT app_company()));

CREATE POLICY all_companies ON settlements
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON settlements TO CURRENT_USER USING (true);

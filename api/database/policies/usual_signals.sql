ALTER TABLE usual_signals ENABLE ROW LEVEL SECURITY;
ALTER TABLE usual_signals FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON usual_signals
USING (company_id = (SELECT app_company()));

CREATE POLICY all_companies ON usual_signals
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON usual_signals TO CURRENT_USER USING (true);

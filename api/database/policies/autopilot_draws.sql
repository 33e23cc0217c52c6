ALTER TABLE autopilot_draws ENABLE ROW LEVEL SECURITY;
ALTER TABLE autopilot_draws FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON autopilot_draws
USING (company_id = (SELECT app_company()));

CREATE POLICY all_companies ON autopilot_draws
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON autopilot_draws TO CURRENT_USER USING (true);

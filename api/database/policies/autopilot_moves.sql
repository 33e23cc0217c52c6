ALTER TABLE autopilot_moves ENABLE ROW LEVEL SECURITY;
ALTER TABLE autopilot_moves FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON autopilot_moves
USING (company_id = (SELECT app_company()));

CREATE POLICY all_companies ON autopilot_moves
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON autopilot_moves TO CURRENT_USER USING (true);

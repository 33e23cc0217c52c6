ALTER TABLE agent_day_fiches ENABLE ROW LEVEL SECURITY;
ALTER TABLE agent_day_fiches FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON agent_day_fiches
USING (
	company_id = (SELECT app_company())
	AND ((SELECT app_supervisor()) IS NULL OR agent_id IN (SELECT id FROM agents))
);

CREATE POLICY all_companies ON agent_day_fiches
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON agent_day_fiches TO CURRENT_USER USING (true);

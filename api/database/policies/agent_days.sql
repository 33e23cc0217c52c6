ALTER TABLE agent_days ENABLE ROW LEVEL SECURITY;
ALTER TABLE agent_days FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON agent_days
USING (
	company_id = (SELECT app_company())
	AND ((SELECT app_supervisor()) IS NULL OR agent_id IN (SELECT id FROM agents))
);

CREATE POLICY all_companies ON agent_days
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON agent_days TO CURRENT_USER USING (true);

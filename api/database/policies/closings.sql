ALTER TABLE closings ENABLE ROW LEVEL SECURITY;
ALTER TABLE closings FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON closings
USING (
	company_id = (SELECT app_company())
	AND ((SELECT app_supervisor()) IS NULL OR agent_id IN (SELECT id FROM agents))
);

CREATE POLICY all_companies ON closings
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON closings TO CURRENT_USER USING (true);

ALTER TABLE agents ENABLE ROW LEVEL SECURITY;
ALTER TABLE agents FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON agents
USING (
	company_id = (SELECT app_company())
	AND ((SELECT app_supervisor()) IS NULL OR surcussale_id IN (SELECT id FROM surcussales))
);

CREATE POLICY all_companies ON agents
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON agents TO CURRENT_USER USING (true);

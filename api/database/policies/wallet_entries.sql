ALTER TABLE wallet_entries ENABLE ROW LEVEL SECURITY;
ALTER TABLE wallet_entries FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON wallet_entries
USING (
	company_id = (SELECT app_company())
	AND ((SELECT app_supervisor()) IS NULL OR agent_id IN (SELECT id FROM agents))
);

CREATE POLICY all_companies ON wallet_entries
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON wallet_entries TO CURRENT_USER USING (true);

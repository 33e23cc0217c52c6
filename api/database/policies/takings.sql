ALTER TABLE takings ENABLE ROW LEVEL SECURITY;
ALTER TABLE takings FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON takings
USING (
	company_id = (SELECT app_company())
	AND ((SELECT app_supervisor()) IS NULL OR agent_id IN (SELECT id FROM agents))
);

-- Whatever became of the agent since.
CREATE POLICY own_acts ON takings
FOR SELECT
USING (company_id = (SELECT app_company()) AND actor_id = (SELECT app_user()));

CREATE POLICY all_companies ON takings
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON takings TO CURRENT_USER USING (true);

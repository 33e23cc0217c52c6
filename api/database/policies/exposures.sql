ALTER TABLE exposures ENABLE ROW LEVEL SECURITY;
ALTER TABLE exposures FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON exposures
USING (
	company_id = (SELECT app_company())
	AND (
		(SELECT app_supervisor()) IS NULL
		OR holder_id IN (SELECT id FROM surcussales)
		OR holder_id IN (SELECT id FROM agents)
	)
);

CREATE POLICY all_companies ON exposures
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON exposures TO CURRENT_USER USING (true);

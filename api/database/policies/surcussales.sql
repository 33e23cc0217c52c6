ALTER TABLE surcussales ENABLE ROW LEVEL SECURITY;
ALTER TABLE surcussales FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON surcussales
USING (
	company_id = (SELECT app_company())
	AND ((SELECT app_supervisor()) IS NULL OR supervisor_id = (SELECT app_supervisor()))
);

CREATE POLICY all_companies ON surcussales
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON surcussales TO CURRENT_USER USING (true);

ALTER TABLE visits ENABLE ROW LEVEL SECURITY;
ALTER TABLE visits FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON visits
USING (
	company_id = (SELECT app_company())
	AND ((SELECT app_supervisor()) IS NULL OR surcussale_id IN (SELECT id FROM surcussales))
);

CREATE POLICY all_companies ON visits
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON visits TO CURRENT_USER USING (true);

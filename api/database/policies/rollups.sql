ALTER TABLE rollups ENABLE ROW LEVEL SECURITY;
ALTER TABLE rollups FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON rollups
USING (
	company_id = (SELECT app_company())
	AND ((SELECT app_supervisor()) IS NULL OR surcussale_id IN (SELECT id FROM surcussales))
);

CREATE POLICY all_companies ON rollups
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON rollups TO CURRENT_USER USING (true);

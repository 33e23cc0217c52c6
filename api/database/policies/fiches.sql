ALTER TABLE fiches ENABLE ROW LEVEL SECURITY;
ALTER TABLE fiches FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON fiches
USING (
	company_id = (SELECT app_company())
	AND ((SELECT app_supervisor()) IS NULL OR surcussale_id IN (SELECT id FROM surcussales))
);

CREATE POLICY all_companies ON fiches
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON fiches TO CURRENT_USER USING (true);

ALTER TABLE fiche_lines ENABLE ROW LEVEL SECURITY;
ALTER TABLE fiche_lines FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON fiche_lines
USING (
	company_id = (SELECT app_company())
	AND ((SELECT app_supervisor()) IS NULL OR surcussale_id IN (SELECT id FROM surcussales))
);

CREATE POLICY all_companies ON fiche_lines
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON fiche_lines TO CURRENT_USER USING (true);

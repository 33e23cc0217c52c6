ALTER TABLE todos ENABLE ROW LEVEL SECURITY;
ALTER TABLE todos FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON todos
USING (
	company_id = (SELECT app_company())
	AND ((SELECT app_supervisor()) IS NULL OR surcussale_id IN (SELECT id FROM surcussales))
);

CREATE POLICY all_companies ON todos
FOR SELECT
USING ((SELECT app_scope()) = 'all');

-- The provider's own, while no company is worked on.
CREATE POLICY of_provider ON todos
USING (
	company_id = '00000000-0000-0000-0000-000000000000'
	AND (SELECT app_scope()) = 'all'
	AND (SELECT app_role()) = 'superuser'
);

CREATE POLICY owner ON todos TO CURRENT_USER USING (true);

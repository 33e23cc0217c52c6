ALTER TABLE limits ENABLE ROW LEVEL SECURITY;
ALTER TABLE limits FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON limits
USING (
	company_id = (SELECT app_company())
	AND (
		(SELECT app_supervisor()) IS NULL
		OR (agent_id IS NULL OR agent_id IN (SELECT id FROM agents))
	)
);

CREATE POLICY all_companies ON limits
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON limits TO CURRENT_USER USING (true);

CREATE POLICY part_inserts ON limits
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK ((SELECT app_supervisor()) IS NULL OR agent_id IN (SELECT id FROM agents));

CREATE POLICY part_updates ON limits
AS RESTRICTIVE
FOR UPDATE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL OR agent_id IN (SELECT id FROM agents))
WITH CHECK ((SELECT app_supervisor()) IS NULL OR agent_id IN (SELECT id FROM agents));

CREATE POLICY part_deletes ON limits
AS RESTRICTIVE
FOR DELETE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL OR agent_id IN (SELECT id FROM agents));

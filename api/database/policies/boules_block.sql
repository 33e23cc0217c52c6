ALTER TABLE boules_block ENABLE ROW LEVEL SECURITY;
ALTER TABLE boules_block FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON boules_block
USING (
	company_id = (SELECT app_company())
	AND (
		(SELECT app_supervisor()) IS NULL
		OR (agent_id IS NULL OR agent_id IN (SELECT id FROM agents))
	)
);

CREATE POLICY all_companies ON boules_block
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON boules_block TO CURRENT_USER USING (true);

CREATE POLICY part_inserts ON boules_block
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK ((SELECT app_supervisor()) IS NULL OR agent_id IN (SELECT id FROM agents));

CREATE POLICY part_updates ON boules_block
AS RESTRICTIVE
FOR UPDATE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL OR agent_id IN (SELECT id FROM agents))
WITH CHECK ((SELECT app_supervisor()) IS NULL OR agent_id IN (SELECT id FROM agents));

CREATE POLICY part_deletes ON boules_block
AS RESTRICTIVE
FOR DELETE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL OR agent_id IN (SELECT id FROM agents));

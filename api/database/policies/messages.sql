ALTER TABLE messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE messages FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON messages
USING (
	company_id = (SELECT app_company())
	AND (
		(SELECT app_supervisor()) IS NULL
		OR (surcussale_id IS NULL OR surcussale_id IN (SELECT id FROM surcussales))
		AND (agent_id IS NULL OR agent_id IN (SELECT id FROM agents))
	)
);

CREATE POLICY all_companies ON messages
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON messages TO CURRENT_USER USING (true);

CREATE POLICY part_inserts ON messages
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK (
	(SELECT app_supervisor()) IS NULL
	OR (agent_id IN (SELECT id FROM agents) OR surcussale_id IN (SELECT id FROM surcussales))
);

CREATE POLICY part_updates ON messages
AS RESTRICTIVE
FOR UPDATE
TO borlette_app
USING (
	(SELECT app_supervisor()) IS NULL
	OR (agent_id IN (SELECT id FROM agents) OR surcussale_id IN (SELECT id FROM surcussales))
)
WITH CHECK (
	(SELECT app_supervisor()) IS NULL
	OR (agent_id IN (SELECT id FROM agents) OR surcussale_id IN (SELECT id FROM surcussales))
);

CREATE POLICY part_deletes ON messages
AS RESTRICTIVE
FOR DELETE
TO borlette_app
USING (
	(SELECT app_supervisor()) IS NULL
	OR (agent_id IN (SELECT id FROM agents) OR surcussale_id IN (SELECT id FROM surcussales))
);

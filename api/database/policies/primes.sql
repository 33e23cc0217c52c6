ALTER TABLE primes ENABLE ROW LEVEL SECURITY;
ALTER TABLE primes FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON primes
USING (
	company_id = (SELECT app_company())
	AND (
		(SELECT app_supervisor()) IS NULL
		OR (surcussale_id IS NULL OR surcussale_id IN (SELECT id FROM surcussales))
		AND (agent_id IS NULL OR agent_id IN (SELECT id FROM agents))
	)
);

CREATE POLICY all_companies ON primes
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON primes TO CURRENT_USER USING (true);

CREATE POLICY part_inserts ON primes
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK (
	(SELECT app_supervisor()) IS NULL
	OR (agent_id IN (SELECT id FROM agents) OR surcussale_id IN (SELECT id FROM surcussales))
);

CREATE POLICY part_updates ON primes
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

CREATE POLICY part_deletes ON primes
AS RESTRICTIVE
FOR DELETE
TO borlette_app
USING (
	(SELECT app_supervisor()) IS NULL
	OR (agent_id IN (SELECT id FROM agents) OR surcussale_id IN (SELECT id FROM surcussales))
);

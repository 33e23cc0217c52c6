ALTER TABLE autopilots ENABLE ROW LEVEL SECURITY;
ALTER TABLE autopilots FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON autopilots
USING (company_id = (SELECT app_company()));

CREATE POLICY all_companies ON autopilots
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON autopilots TO CURRENT_USER USING (true);

CREATE POLICY part_inserts ON autopilots
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK ((SELECT app_supervisor()) IS NULL);

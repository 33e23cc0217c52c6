ALTER TABLE supervisors ENABLE ROW LEVEL SECURITY;
ALTER TABLE supervisors FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON supervisors
USING (
	company_id = (SELECT app_company())
	AND ((SELECT app_supervisor()) IS NULL OR id = (SELECT app_supervisor()))
);

CREATE POLICY all_companies ON supervisors
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON supervisors TO CURRENT_USER USING (true);

CREATE POLICY part_inserts ON supervisors
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_updates ON supervisors
AS RESTRICTIVE
FOR UPDATE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL)
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_deletes ON supervisors
AS RESTRICTIVE
FOR DELETE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL);

ALTER TABLE generales ENABLE ROW LEVEL SECURITY;
ALTER TABLE generales FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON generales
USING (company_id = (SELECT app_company()));

CREATE POLICY all_companies ON generales
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON generales TO CURRENT_USER USING (true);

CREATE POLICY part_inserts ON generales
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_updates ON generales
AS RESTRICTIVE
FOR UPDATE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL)
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_deletes ON generales
AS RESTRICTIVE
FOR DELETE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL);

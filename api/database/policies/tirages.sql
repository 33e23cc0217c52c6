ALTER TABLE tirages ENABLE ROW LEVEL SECURITY;
ALTER TABLE tirages FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON tirages
USING (company_id = (SELECT app_company()));

CREATE POLICY all_companies ON tirages
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON tirages TO CURRENT_USER USING (true);

CREATE POLICY part_inserts ON tirages
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_updates ON tirages
AS RESTRICTIVE
FOR UPDATE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL)
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_deletes ON tirages
AS RESTRICTIVE
FOR DELETE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL);

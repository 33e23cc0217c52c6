ALTER TABLE company_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE company_settings FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON company_settings
USING (company_id = (SELECT app_company()));

CREATE POLICY all_companies ON company_settings
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON company_settings TO CURRENT_USER USING (true);

CREATE POLICY part_inserts ON company_settings
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_updates ON company_settings
AS RESTRICTIVE
FOR UPDATE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL)
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_deletes ON company_settings
AS RESTRICTIVE
FOR DELETE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL);

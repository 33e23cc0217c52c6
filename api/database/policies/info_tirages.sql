ALTER TABLE info_tirages ENABLE ROW LEVEL SECURITY;
ALTER TABLE info_tirages FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON info_tirages
USING (company_id = (SELECT app_company()));

CREATE POLICY all_companies ON info_tirages
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON info_tirages TO CURRENT_USER USING (true);

CREATE POLICY part_inserts ON info_tirages
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_updates ON info_tirages
AS RESTRICTIVE
FOR UPDATE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL)
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_deletes ON info_tirages
AS RESTRICTIVE
FOR DELETE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL);

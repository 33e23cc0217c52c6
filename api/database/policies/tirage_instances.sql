ALTER TABLE tirage_instances ENABLE ROW LEVEL SECURITY;
ALTER TABLE tirage_instances FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON tirage_instances
USING (company_id = (SELECT app_company()));

CREATE POLICY all_companies ON tirage_instances
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON tirage_instances TO CURRENT_USER USING (true);

CREATE POLICY part_inserts ON tirage_instances
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_updates ON tirage_instances
AS RESTRICTIVE
FOR UPDATE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL)
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_deletes ON tirage_instances
AS RESTRICTIVE
FOR DELETE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL);

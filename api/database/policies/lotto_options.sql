ALTER TABLE lotto_options ENABLE ROW LEVEL SECURITY;
ALTER TABLE lotto_options FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON lotto_options
USING (company_id = (SELECT app_company()));

CREATE POLICY all_companies ON lotto_options
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON lotto_options TO CURRENT_USER USING (true);

CREATE POLICY part_inserts ON lotto_options
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_updates ON lotto_options
AS RESTRICTIVE
FOR UPDATE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL)
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_deletes ON lotto_options
AS RESTRICTIVE
FOR DELETE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL);

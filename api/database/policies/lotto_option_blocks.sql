ALTER TABLE lotto_option_blocks ENABLE ROW LEVEL SECURITY;
ALTER TABLE lotto_option_blocks FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON lotto_option_blocks
USING (
	company_id = (SELECT app_company())
	AND ((SELECT app_supervisor()) IS NULL OR surcussale_id IN (SELECT id FROM surcussales))
);

CREATE POLICY all_companies ON lotto_option_blocks
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON lotto_option_blocks TO CURRENT_USER USING (true);

CREATE POLICY part_inserts ON lotto_option_blocks
AS RESTRICTIVE
FOR INSERT
TO borlette_app
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_updates ON lotto_option_blocks
AS RESTRICTIVE
FOR UPDATE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL)
WITH CHECK ((SELECT app_supervisor()) IS NULL);

CREATE POLICY part_deletes ON lotto_option_blocks
AS RESTRICTIVE
FOR DELETE
TO borlette_app
USING ((SELECT app_supervisor()) IS NULL);

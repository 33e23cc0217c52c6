ALTER TABLE sendings ENABLE ROW LEVEL SECURITY;
ALTER TABLE sendings FORCE ROW LEVEL SECURITY;

-- The house's own: who has a part of it sees none.
CREATE POLICY own_company ON sendings
USING (company_id = (SELECT app_company()) AND (SELECT app_supervisor()) IS NULL);

CREATE POLICY all_companies ON sendings
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON sendings TO CURRENT_USER USING (true);

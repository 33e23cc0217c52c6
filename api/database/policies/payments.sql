ALTER TABLE payments ENABLE ROW LEVEL SECURITY;
ALTER TABLE payments FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON payments
USING (company_id = (SELECT app_company()) AND ((SELECT app_supervisor()) IS NULL));

CREATE POLICY all_companies ON payments
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON payments TO CURRENT_USER USING (true);

CREATE POLICY read_by_part ON payments
FOR SELECT
USING (company_id = (SELECT app_company()));

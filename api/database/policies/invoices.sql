ALTER TABLE invoices ENABLE ROW LEVEL SECURITY;
ALTER TABLE invoices FORCE ROW LEVEL SECURITY;

CREATE POLICY own_company ON invoices
USING (company_id = (SELECT app_company()) AND ((SELECT app_supervisor()) IS NULL));

CREATE POLICY all_companies ON invoices
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON invoices TO CURRENT_USER USING (true);

-- The pages of invoices take no permission: a supervisor reads their company's. What is paid of
-- one is worked out from the payments.
CREATE POLICY read_by_part ON invoices
FOR SELECT
USING (company_id = (SELECT app_company()));

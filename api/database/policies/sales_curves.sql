ALTER TABLE sales_curves ENABLE ROW LEVEL SECURITY;
ALTER TABLE sales_curves FORCE ROW LEVEL SECURITY;

-- Of a whole house: a supervisor has a part of it.
CREATE POLICY own_company ON sales_curves
USING (company_id = (SELECT app_company()) AND (SELECT app_supervisor()) IS NULL);

CREATE POLICY owner ON sales_curves TO CURRENT_USER USING (true);

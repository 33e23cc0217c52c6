ALTER TABLE alert_rules ENABLE ROW LEVEL SECURITY;
ALTER TABLE alert_rules FORCE ROW LEVEL SECURITY;

-- The house's own: who has a part of it sees none.
CREATE POLICY own_company ON alert_rules
USING (company_id = (SELECT app_company()) AND (SELECT app_supervisor()) IS NULL);

CREATE POLICY all_companies ON alert_rules
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON alert_rules TO CURRENT_USER USING (true);

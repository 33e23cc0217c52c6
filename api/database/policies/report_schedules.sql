ALTER TABLE report_schedules ENABLE ROW LEVEL SECURITY;
ALTER TABLE report_schedules FORCE ROW LEVEL SECURITY;

-- The house's own: who has a part of it sees none.
CREATE POLICY own_company ON report_schedules
USING (company_id = (SELECT app_company()) AND (SELECT app_supervisor()) IS NULL);

CREATE POLICY all_companies ON report_schedules
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON report_schedules TO CURRENT_USER USING (true);

ALTER TABLE bulk_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE bulk_changes FORCE ROW LEVEL SECURITY;

-- Who has a part of the house sees what they changed themselves: rows of others may be in the rest.
CREATE POLICY own_company ON bulk_changes
USING (
	company_id = (SELECT app_company())
	AND ((SELECT app_supervisor()) IS NULL OR actor_id = (SELECT app_user()))
);

CREATE POLICY all_companies ON bulk_changes
FOR SELECT
USING ((SELECT app_scope()) = 'all');

CREATE POLICY owner ON bulk_changes TO CURRENT_USER USING (true);

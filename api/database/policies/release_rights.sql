ALTER TABLE release_rights ENABLE ROW LEVEL SECURITY;
ALTER TABLE release_rights FORCE ROW LEVEL SECURITY;

CREATE POLICY owner ON release_rights TO CURRENT_USER USING (true);

CREATE POLICY own ON release_rights
FOR SELECT
USING (user_id = (SELECT app_user()) OR (SELECT app_role()) = 'superuser');

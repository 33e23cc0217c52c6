ALTER TABLE official_results ENABLE ROW LEVEL SECURITY;
ALTER TABLE official_results FORCE ROW LEVEL SECURITY;

CREATE POLICY everybody ON official_results FOR SELECT USING (true);

CREATE POLICY provider ON official_results
FOR INSERT
WITH CHECK ((SELECT app_role()) = 'superuser');

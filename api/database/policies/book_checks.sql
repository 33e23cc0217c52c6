ALTER TABLE book_checks ENABLE ROW LEVEL SECURITY;
ALTER TABLE book_checks FORCE ROW LEVEL SECURITY;

-- What was found stays as it was noted down.
CREATE POLICY provider ON book_checks
USING ((SELECT app_role()) = 'superuser')
WITH CHECK ((SELECT app_role()) = 'superuser');

CREATE POLICY owner ON book_checks TO CURRENT_USER USING (true);

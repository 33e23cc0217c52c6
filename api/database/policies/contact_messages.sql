ALTER TABLE contact_messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE contact_messages FORCE ROW LEVEL SECURITY;

CREATE POLICY anybody ON contact_messages FOR INSERT WITH CHECK (true);

CREATE POLICY provider ON contact_messages
FOR SELECT
USING ((SELECT app_role()) = 'superuser');

-- Nobody but the provider reads them, and nobody changes them; they are forgotten by age.
CREATE POLICY owner ON contact_messages TO CURRENT_USER USING (true);

-- The role of who is behind the transaction: superuser, company, supervisor or agent; '' for nobody.
CREATE FUNCTION app_role()
RETURNS text
LANGUAGE sql
STABLE
RETURN coalesce(current_setting('app.role', true), '');

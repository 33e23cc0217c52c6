CREATE FUNCTION app_role()
RETURNS text
LANGUAGE sql
STABLE
RETURN coalesce(current_setting('app.role', true), '');

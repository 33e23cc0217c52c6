-- 'all' while a superuser reads all companies at once, else ''.
CREATE FUNCTION app_scope()
RETURNS text
LANGUAGE sql
STABLE
RETURN coalesce(current_setting('app.scope', true), '');

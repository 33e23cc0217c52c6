CREATE FUNCTION app_supervisor()
RETURNS uuid
LANGUAGE sql
STABLE
RETURN nullif(current_setting('app.supervisor_id', true), '')::uuid;

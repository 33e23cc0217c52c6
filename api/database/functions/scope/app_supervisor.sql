-- The supervisor whose part of the company is all that the transaction sees; null: all of it.
CREATE FUNCTION app_supervisor()
RETURNS uuid
LANGUAGE sql
STABLE
RETURN nullif(current_setting('app.supervisor_id', true), '')::uuid;

-- The company that the transaction works on, as the application said (src/db/scope.ts); null: none.
CREATE FUNCTION app_company()
RETURNS uuid
LANGUAGE sql
STABLE
RETURN nullif(current_setting('app.company_id', true), '')::uuid;

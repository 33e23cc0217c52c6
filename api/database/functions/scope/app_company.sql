-- What the application says about a transaction (db/scope.ts).
CREATE FUNCTION app_company()
RETURNS uuid
LANGUAGE sql
STABLE
RETURN nullif(current_setting('app.company_id', true), '')::uuid;

-- Who is behind the transaction: a person or, with the role agent, an agent.
CREATE FUNCTION app_user()
RETURNS uuid
LANGUAGE sql
STABLE
RETURN nullif(current_setting('app.user_id', true), '')::uuid;

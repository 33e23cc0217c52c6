-- Names of the provider's people, whom a company meets in its trail: their rows are of no company, so
-- row-level security hides them from everybody else.
CREATE FUNCTION people_of_provider()
RETURNS TABLE (id uuid, username text, first_name text, last_name text)
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT id, username, first_name, last_name FROM users WHERE role = 'superuser';
$$;

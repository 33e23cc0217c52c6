-- Which companies are not on the directory, for the way of a transaction. Anybody may know: it says nothing of them.
CREATE FUNCTION homes_of_companies()
RETURNS TABLE (company_id uuid, server text)
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT h.company_id, h.server FROM company_homes h WHERE h.server <> '';
$$;

-- Forgets what pages counted so long ago that no screen asks for it.
CREATE FUNCTION page_forget()
RETURNS integer
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	WITH gone AS (DELETE FROM page_sums WHERE minute < now() - INTERVAL '30 days' RETURNING 1)
	SELECT count(*)::integer
	FROM gone;
$$;

-- Anybody may ask; no name of a house or a draw is told.
-- Who: anybody.
CREATE FUNCTION next_close()
RETURNS timestamptz
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT i.close_at
	FROM
		tirage_instances i
		JOIN companies c ON c.id = i.company_id
	WHERE i.state = 'open' AND i.close_at > now() AND c.is_active
	ORDER BY i.close_at
	LIMIT 1;
$$;

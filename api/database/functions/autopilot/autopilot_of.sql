-- The autopilot that holds a company's sales now; null where none does. Read with the draws locked: who turns one on
-- waits for the sales that are under way.
CREATE FUNCTION autopilot_of(p_company uuid)
RETURNS autopilots
LANGUAGE sql
STABLE
AS $$
	SELECT *
	FROM
		(SELECT * FROM autopilots WHERE company_id = p_company ORDER BY version DESC LIMIT 1) AS newest
	WHERE is_on;
$$;

-- Dates that were made or taken back, or their draws, hundreds at once: told as one, of any draw of their company.
CREATE FUNCTION tell_dates()
RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	PERFORM pg_notify('live', jsonb_build_array(
		jsonb_build_object('k', 'result', 'c', company_id))::text)
	FROM (SELECT DISTINCT company_id FROM dates) AS d;
	RETURN NULL;
END $$;

-- Closes what is due in the company of the transaction; answers how many that were.
-- Who: the scheduler.
-- Throws: forbidden.
CREATE FUNCTION close_due()
RETURNS integer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE due uuid[];
BEGIN
	IF app_role() <> 'superuser' THEN PERFORM refuse('forbidden'); END IF;
	SELECT array_agg(id ORDER BY id) INTO due FROM tirage_instances
		WHERE company_id = app_company() AND state = 'open' AND close_at <= clock_timestamp();
	PERFORM close_instance(app_company(), id) FROM unnest(due) AS id;
	RETURN coalesce(cardinality(due), 0);
END $$;

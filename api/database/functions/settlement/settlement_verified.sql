-- Other code came to the same gains: they may be paid.
-- Who: the scheduler.
-- Throws: forbidden.
CREATE FUNCTION settlement_verified(p_instance uuid, p_revision integer)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	IF app_role() <> 'superuser' THEN PERFORM refuse('forbidden'); END IF;
	UPDATE tirage_instances SET verified_revision = p_revision, verified_at = clock_timestamp()
		WHERE company_id = app_company() AND id = p_instance AND state = 'settled'
			AND result_revision = p_revision;
END $$;

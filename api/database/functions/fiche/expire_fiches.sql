-- Winning fiches that nobody claimed in time; answers how many. Not while one of its draws is
-- being corrected: an expired fiche would stop the correction for good.
-- Who: the scheduler.
-- Throws: forbidden.
CREATE FUNCTION expire_fiches()
RETURNS integer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE due uuid[]; expired uuid[];
BEGIN
	IF app_role() <> 'superuser' THEN PERFORM refuse('forbidden'); END IF;
	SELECT array_agg(f.id) INTO due
		FROM companies c JOIN company_settings s ON s.company_id = c.id
		JOIN fiches f ON f.company_id = c.id
		WHERE c.id = app_company() AND f.gain > 0 AND f.status = 'winning'
			AND f.draw_date < (clock_timestamp() AT TIME ZONE c.timezone)::date - s.fiche_expiry_days;
	PERFORM FROM tirage_instances WHERE company_id = app_company() AND id IN (
			SELECT instance_id FROM fiche_lines WHERE company_id = app_company() AND fiche_id = ANY (due))
		ORDER BY id FOR SHARE;
	PERFORM FROM fiches WHERE company_id = app_company() AND id = ANY (due) ORDER BY id
		FOR NO KEY UPDATE;
	WITH ended AS (
	UPDATE fiches f SET status = 'expired'
		WHERE f.company_id = app_company() AND f.id = ANY (due) AND f.status = 'winning'
			AND NOT EXISTS (
				SELECT FROM fiche_lines l
				JOIN tirage_instances i ON i.company_id = l.company_id AND i.id = l.instance_id
				WHERE l.company_id = f.company_id AND l.draw_date = f.draw_date AND l.fiche_id = f.id
					AND i.state NOT IN ('settled', 'cancelled'))
		RETURNING f.id)
	SELECT array_agg(id ORDER BY id) INTO expired FROM ended;
	IF expired IS NOT NULL THEN
		PERFORM audit_witness(app_company(), 'expired', '', to_jsonb(expired));
	END IF;
	RETURN coalesce(cardinality(expired), 0);
END $$;

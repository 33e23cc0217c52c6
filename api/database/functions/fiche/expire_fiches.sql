-- Winning fiches that nobody claimed in time (`expires_on`); answers how many. Not while one of its draws is
-- being corrected, or was not worked out twice alike: nobody could claim it, and an expired fiche would stop the correction for good.
-- Who: the scheduler.
-- Throws: forbidden.
CREATE FUNCTION expire_fiches()
RETURNS integer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE today date; due uuid[]; expired uuid[];
BEGIN
	IF app_role() <> 'superuser' THEN PERFORM refuse('forbidden'); END IF;
	SELECT (clock_timestamp() AT TIME ZONE timezone)::date INTO today FROM companies WHERE id = app_company();
	SELECT array_agg(f.id) INTO due
		FROM company_settings s
		JOIN fiches f ON f.company_id = s.company_id
		WHERE s.company_id = app_company() AND f.gain > 0 AND f.status = 'winning'
			AND f.draw_date < today - s.fiche_expiry_days;
	PERFORM FROM tirage_instances WHERE company_id = app_company() AND id IN (
			SELECT instance_id FROM fiche_lines WHERE company_id = app_company() AND fiche_id = ANY (due))
		ORDER BY id FOR SHARE;
	PERFORM FROM fiches WHERE company_id = app_company() AND id = ANY (due) ORDER BY id
		FOR NO KEY UPDATE;
	WITH ended AS (
	UPDATE fiches f SET status = 'expired'
		WHERE f.company_id = app_company() AND f.id = ANY (due) AND f.status = 'winning'
			AND expires_on(f) < today
			AND is_claimable(f)
		RETURNING f.id)
	SELECT array_agg(id ORDER BY id) INTO expired FROM ended;
	IF expired IS NOT NULL THEN
		PERFORM audit_witness(app_company(), 'expired', '', to_jsonb(expired));
	END IF;
	RETURN coalesce(cardinality(expired), 0);
END $$;

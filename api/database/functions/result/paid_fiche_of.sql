-- A fiche, paid or expired, whose gain the result would change.
CREATE FUNCTION paid_fiche_of(p_instance tirage_instances, p_result results)
RETURNS text
LANGUAGE sql
STABLE
AS $$
	-- A fiche is paid when all its draws are settled: none is before this one was.
	SELECT f.ref_code
	FROM
		gain_changes(p_instance, p_result) AS c
		JOIN fiches f
			ON f.company_id = p_instance.company_id
			AND f.draw_date = p_instance.draw_date
			AND f.id = c.fiche_id
	WHERE p_instance.result_revision > 0 AND f.status IN ('paid', 'expired')
	LIMIT 1;
$$;

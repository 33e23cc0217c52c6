-- A fiche has won or lost when all its draws are settled or cancelled. p_at_home: those that stand and whose first line
-- plays in this one.
CREATE FUNCTION decide_fiches(p_instance tirage_instances, p_at_home uuid[])
RETURNS void
LANGUAGE sql
SET work_mem = '64MB'
AS $$
	UPDATE fiches f
	SET status = CASE
		WHEN f.gain > 0 THEN 'winning'
		ELSE 'losing'
	END
	WHERE
		f.company_id = p_instance.company_id
		AND f.draw_date = p_instance.draw_date
		AND f.draws = 1
		AND (
			f.status = 'sold'
			OR f.status = CASE
				WHEN f.gain > 0 THEN 'losing'
				ELSE 'winning'
			END
		)
		AND f.id = ANY (p_at_home);

	UPDATE fiches f
	SET status = CASE
		WHEN EXISTS (
			SELECT
			FROM
				fiche_lines l
				JOIN tirage_instances i ON i.company_id = l.company_id AND i.id = l.instance_id
			WHERE
				l.company_id = f.company_id
				AND l.draw_date = f.draw_date
				AND l.fiche_id = f.id
				AND i.state NOT IN ('settled', 'cancelled')
		) THEN 'sold'
		WHEN f.gain > 0 THEN 'winning'
		ELSE 'losing'
	END
	WHERE
		f.company_id = p_instance.company_id
		AND f.draw_date = p_instance.draw_date
		AND f.draws > 1
		AND f.status IN ('sold', 'winning', 'losing')
		AND f.id IN (
			SELECT l.fiche_id
			FROM fiche_lines l
			WHERE
				l.company_id = p_instance.company_id
				AND l.draw_date = p_instance.draw_date
				AND l.instance_id = p_instance.id
		);
$$;

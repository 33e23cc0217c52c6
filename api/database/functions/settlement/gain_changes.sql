-- What each line of the draw must be given or taken for the result (null: cancelled, stakes go
-- back) to be true.
CREATE FUNCTION gain_changes(p_instance tirage_instances, p_result results)
RETURNS TABLE (fiche_id uuid, line_no smallint, game text, amount bigint)
LANGUAGE sql
STABLE
AS $$
	SELECT
		coalesce(due.fiche_id, was.fiche_id),
		coalesce(due.line_no, was.line_no),
		coalesce(due.game, was.game),
		coalesce(due.gain, 0) - coalesce(was.gain, 0)
	FROM
		(
			SELECT * FROM winning_lines(p_instance, p_result) WHERE p_result.id IS NOT NULL
			UNION ALL
			SELECT l.fiche_id, l.line_no, l.game, l.stake
			FROM
				fiche_lines l
				JOIN fiches f
					ON f.company_id = l.company_id AND f.draw_date = l.draw_date AND f.id = l.fiche_id
			WHERE
				p_result.id IS NULL
				AND l.company_id = p_instance.company_id
				AND l.draw_date = p_instance.draw_date
				AND l.instance_id = p_instance.id
				AND f.voided_at IS NULL
		) AS due
		FULL JOIN (
			SELECT l.fiche_id, l.line_no, l.game, l.gain
			FROM fiche_lines l
			WHERE
				l.company_id = p_instance.company_id
				AND l.draw_date = p_instance.draw_date
				AND l.instance_id = p_instance.id
				AND l.gain > 0
		) AS was
			ON was.fiche_id = due.fiche_id AND was.line_no = due.line_no
	WHERE coalesce(due.gain, 0) <> coalesce(was.gain, 0);
$$;

-- Lines of the draw that win by a result. A free mariage pays its prime as a sum of units.
CREATE FUNCTION winning_lines(p_instance tirage_instances, p_result results)
RETURNS TABLE (fiche_id uuid, line_no smallint, game text, gain bigint)
LANGUAGE sql
STABLE
AS $$
	SELECT
		l.fiche_id,
		l.line_no,
		l.game,
		CASE l.game
			WHEN 'mariage_gratuit' THEN 100
			ELSE l.stake
		END * CASE
			WHEN NOT f.first_lot_only THEN w.on1 * l.prime1 + w.on2 * l.prime2 + w.on3 * l.prime3
			WHEN w.on1 > 0 THEN l.prime1
			WHEN w.on2 > 0 THEN l.prime2
			ELSE l.prime3
		END
	FROM
		winning_numbers(p_result) AS w
		JOIN fiche_lines l
			ON l.company_id = p_instance.company_id
			AND l.draw_date = p_instance.draw_date
			AND l.instance_id = p_instance.id
			AND l.game = w.game
			AND l.numbers = w.numbers
			AND l.option = w.option
		JOIN fiches f ON f.company_id = l.company_id AND f.draw_date = l.draw_date AND f.id = l.fiche_id
	WHERE f.voided_at IS NULL;
$$;

-- A fiche's lines as a sale has them: to count them once more, and to show them.
CREATE FUNCTION lines_of(p_fiche fiches)
RETURNS sale_line[]
LANGUAGE sql
STABLE
AS $$
	SELECT
		array_agg(
			ROW(
				line_no,
				instance_id,
				tirage_id,
				draw_date,
				game,
				option,
				numbers,
				stake,
				prime1,
				prime2,
				prime3,
				commission,
				commission_surcussale,
				CASE game
					WHEN 'mariage_gratuit' THEN 100
					ELSE stake
				END * (prime1 + prime2 + prime3),
				gain,
				NULL,
				NULL,
				NULL,
				NULL,
				NULL,
				NULL
			)::sale_line
			ORDER BY line_no
		)
	FROM fiche_lines
	WHERE company_id = p_fiche.company_id AND draw_date = p_fiche.draw_date AND fiche_id = p_fiche.id;
$$;

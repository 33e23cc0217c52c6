-- A fiche with these lines as its ticket shows it, but for what proves that one holds it.
CREATE FUNCTION fiche_with(p_fiche fiches, p_lines sale_line[])
RETURNS json
LANGUAGE sql
STABLE
SET timezone = 'UTC'
AS $$
	SELECT
		json_build_object(
			'id',
			p_fiche.id,
			'ref_code',
			p_fiche.ref_code,
			'number',
			p_fiche.number,
			'draw_date',
			p_fiche.draw_date,
			'sold_at',
			p_fiche.sold_at,
			'total',
			p_fiche.total,
			'commission',
			p_fiche.commission,
			'gain',
			p_fiche.gain,
			'status',
			p_fiche.status,
			'lines',
			json_agg(shown ORDER BY shown.line_no)
		)
	FROM
		(
			SELECT
				l.line_no,
				l.instance_id,
				l.tirage_id,
				t.name AS tirage_name,
				l.game,
				nullif(l.option, 0) AS option,
				l.numbers,
				l.stake,
				l.prime1,
				l.prime2,
				l.prime3,
				l.gain
			FROM
				numbered_lines(p_lines) AS l
				JOIN tirages t ON t.company_id = p_fiche.company_id AND t.id = l.tirage_id
		) AS shown;
$$;

-- A fiche with these lines as its ticket shows it, but for what proves that one holds it.
CREATE FUNCTION fiche_with(p_fiche fiches, p_lines sale_line[])
RETURNS jsonb
LANGUAGE sql
STABLE
SET timezone = 'UTC'
AS $$
	SELECT
		jsonb_build_object(
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
			jsonb_agg(
				jsonb_build_object(
					'line_no',
					l.line_no,
					'instance_id',
					l.instance_id,
					'tirage_id',
					l.tirage_id,
					'tirage_name',
					t.name,
					'game',
					l.game,
					'option',
					nullif(l.option, 0),
					'numbers',
					l.numbers,
					'stake',
					l.stake,
					'prime1',
					l.prime1,
					'prime2',
					l.prime2,
					'prime3',
					l.prime3,
					'gain',
					l.gain
				)
				ORDER BY l.line_no
			)
		)
	FROM
		numbered_lines(p_lines) AS l
		JOIN tirages t ON t.company_id = p_fiche.company_id AND t.id = l.tirage_id;
$$;

-- A fiche as its ticket shows it, but for what proves that one holds it.
CREATE FUNCTION fiche_view(p_fiche fiches)
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
			(
				SELECT
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
				FROM
					fiche_lines l
					JOIN tirages t ON t.company_id = l.company_id AND t.id = l.tirage_id
				WHERE
					l.company_id = p_fiche.company_id
					AND l.draw_date = p_fiche.draw_date
					AND l.fiche_id = p_fiche.id
			)
		);
$$;

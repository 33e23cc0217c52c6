-- The result that holds, and every gain that it gave, as the trail keeps it.
CREATE FUNCTION outcome_text(i tirage_instances)
RETURNS text
LANGUAGE sql
STABLE
AS $$
	SELECT
		concat(
			i.state,
			' ',
			i.result_revision,
			', ',
			(
				SELECT concat_ws(' ', r.lotto3, r.lot1, r.lot2, r.lot3)
				FROM results r
				WHERE
					r.company_id = i.company_id
					AND r.instance_id = i.id
					AND r.revision = i.result_revision
			),
			', ',
			(
				SELECT
					encode(
						sha256(
							convert_to(
								coalesce(
									string_agg(
										concat_ws('|', l.fiche_id, l.line_no, l.gain),
										E'\n'
										ORDER BY l.fiche_id, l.line_no
									),
									''
								),
								'UTF8'
							)
						),
						'hex'
					)
				FROM fiche_lines l
				WHERE
					l.company_id = i.company_id
					AND l.draw_date = i.draw_date
					AND l.instance_id = i.id
					AND l.gain > 0
			)
		);
$$;

-- Fiches that would win by a result, in the company and scope of the transaction.
-- Who: people of the company, and the provider; others get no row.
CREATE FUNCTION preview_result(
	p_instance uuid,
	p_lotto3 text,
	p_lot1 text,
	p_lot2 text,
	p_lot3 text
)
RETURNS TABLE (ref_code text, agent_name text, gain bigint, sold_at timestamptz)
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT
		f.ref_code,
		agent_name(a.first_name, a.last_name, a.code),
		w.gain,
		f.sold_at
	FROM
		tirage_instances i
		CROSS JOIN LATERAL (
			SELECT l.fiche_id, sum(l.gain)::bigint AS gain
			FROM
				winning_lines(
					i,
					jsonb_populate_record(
						NULL::results,
						jsonb_build_object('lotto3', p_lotto3, 'lot1', p_lot1, 'lot2', p_lot2, 'lot3', p_lot3)
					)
				) AS l
			GROUP BY 1
		) AS w
		JOIN fiches f ON f.company_id = i.company_id AND f.draw_date = i.draw_date AND f.id = w.fiche_id
		JOIN agents a ON a.company_id = f.company_id AND a.id = f.agent_id
	WHERE
		i.company_id = app_company()
		AND i.id = p_instance
		AND app_role() IN ('company', 'superuser');
$$;

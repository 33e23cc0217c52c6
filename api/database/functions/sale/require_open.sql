-- Locks the draws against closing and refuses any that sells no more, by this clock. A blocked
-- draw takes no further sale (p_selling), but what was sold may still be voided. p_alone: against other sales too.
-- Throws: conflict, draw_closed, not_found.
CREATE FUNCTION require_open(p_company uuid, p_instances uuid[], p_selling boolean, p_alone boolean)
RETURNS date
LANGUAGE plpgsql
AS $$
DECLARE closed uuid; day date; days bigint; found_rows bigint;
BEGIN
	PERFORM hold_draws(p_company, p_instances, p_alone);
	SELECT count(*), count(DISTINCT i.draw_date), min(i.draw_date),
		(array_agg(i.id) FILTER (WHERE NOT is_selling(i, clock_timestamp())
			OR p_selling AND NOT t.is_active))[1]
		INTO found_rows, days, day, closed
		FROM tirage_instances i
		JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
		WHERE i.company_id = p_company AND i.id = ANY (p_instances);
	IF found_rows <> cardinality(p_instances) THEN PERFORM refuse('not_found'); END IF;
	IF closed IS NOT NULL THEN
		PERFORM refuse('draw_closed', jsonb_build_object('instance_id', closed));
	END IF;
	IF days <> 1 THEN PERFORM refuse('conflict'); END IF;
	RETURN day;
END $$;

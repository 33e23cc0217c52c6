-- Locks the draws against closing and refuses any that sells no more, by this clock, or whose date was taken back since it
-- was shown. A blocked draw takes no further sale (p_selling), but what was sold may still be voided. p_alone: against
-- other sales too.
-- Throws: conflict, draw_closed.
CREATE FUNCTION require_open(p_company uuid, p_instances uuid[], p_selling boolean, p_alone boolean)
RETURNS date
LANGUAGE plpgsql
AS $$
DECLARE closed uuid; day date; days bigint; known uuid[];
BEGIN
	PERFORM hold_draws(p_company, p_instances, p_alone);
	SELECT array_agg(i.id), count(DISTINCT i.draw_date), min(i.draw_date),
		(array_agg(i.id) FILTER (WHERE NOT is_selling(i, clock_timestamp())
			OR p_selling AND NOT t.is_active))[1]
		INTO known, days, day, closed
		FROM tirage_instances i
		JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
		WHERE i.company_id = p_company AND i.id = ANY (p_instances);
	-- A date that was taken back leaves nothing behind: what is not there is told as what sells no more, so that the seller
	-- knows which draw to leave out.
	IF closed IS NULL AND cardinality(known) IS DISTINCT FROM cardinality(p_instances) THEN
		SELECT id INTO closed FROM unnest(p_instances) AS id WHERE id <> ALL (coalesce(known, '{}')) LIMIT 1;
	END IF;
	IF closed IS NOT NULL THEN
		PERFORM refuse('draw_closed', jsonb_build_object('instance_id', closed));
	END IF;
	IF days <> 1 THEN PERFORM refuse('conflict'); END IF;
	RETURN day;
END $$;

-- What was sold in a draw: counted, summed and hashed, so that settlement notices any change since
-- closing; with the fiches whose first line plays in it, which whoever reads all lines need not look for again.
-- Planned anew for the day of the draw, and with room to sort it.
CREATE FUNCTION seal_of(p_company uuid, p_instance uuid)
RETURNS TABLE (fiches integer, total bigint, hash bytea, at_home uuid[])
LANGUAGE plpgsql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
SET plan_cache_mode = force_custom_plan
SET work_mem = '256MB'
AS $$
DECLARE day date := (SELECT draw_date FROM tirage_instances
	WHERE company_id = p_company AND id = p_instance);
BEGIN
	-- A query that is returned may be shared among processes, one that is kept in variables not; and where the lines
	-- are written as text below the aggregate (OFFSET 0), each process writes those that it reads.
	RETURN QUERY
	SELECT count(DISTINCT s.fiche_id)::integer, coalesce(sum(s.stake), 0)::bigint,
		sha256(convert_to(coalesce(string_agg(s.line, E'\n' ORDER BY s.fiche_id, s.line_no), ''), 'UTF8')),
		coalesce(array_agg(s.fiche_id) FILTER (WHERE s.line_no = 1), '{}')
	FROM (
		SELECT l.fiche_id, l.line_no, l.stake, concat_ws('|', l.fiche_id, l.line_no, l.game, l.option,
			l.numbers, l.stake, l.prime1, l.prime2, l.prime3) AS line
		FROM fiche_lines l
		JOIN fiches f ON f.company_id = p_company AND f.draw_date = day AND f.id = l.fiche_id
		WHERE l.company_id = p_company AND l.draw_date = day AND l.instance_id = p_instance
			AND f.voided_at IS NULL
		ORDER BY l.fiche_id, l.line_no OFFSET 0
	) AS s;
END $$;

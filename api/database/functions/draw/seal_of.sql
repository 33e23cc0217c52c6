-- What was sold in a draw: counted, summed and hashed, so that settlement notices any change since
-- closing. Planned anew for the day of the draw, and with room to sort it.
CREATE FUNCTION seal_of(
	p_company uuid,
	p_instance uuid,
	OUT fiches integer,
	OUT total bigint,
	OUT hash bytea
)
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
	SELECT count(DISTINCT l.fiche_id), coalesce(sum(l.stake), 0),
		sha256(convert_to(coalesce(string_agg(concat_ws('|', l.fiche_id, l.line_no, l.game, l.option,
			l.numbers, l.stake, l.prime1, l.prime2, l.prime3), E'\n' ORDER BY l.fiche_id, l.line_no),
			''), 'UTF8'))
	INTO fiches, total, hash
	FROM fiche_lines l
	JOIN fiches f ON f.company_id = p_company AND f.draw_date = day AND f.id = l.fiche_id
	WHERE l.company_id = p_company AND l.draw_date = day AND l.instance_id = p_instance
		AND f.voided_at IS NULL;
END $$;

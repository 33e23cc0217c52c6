-- Refuses lines that may not be sold whatever was sold before them.
-- Throws: line_refused.
CREATE FUNCTION refuse_unplayable(
	p_company uuid,
	p_agent uuid,
	p_surcussale uuid,
	p_lines sale_line[]
)
RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE refusals jsonb;
BEGIN
	SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('line', l.place, 'rule', w.rule,
		'limit', w.bound)) ORDER BY l.place, w.rule) INTO refusals
	FROM unnest(p_lines) AS l
	CROSS JOIN LATERAL limits_on(p_company, p_agent, l.tirage_id, l.game, l.numbers) AS c
	CROSS JOIN LATERAL (VALUES
		('option_blocked', NULL::bigint,
			NOT is_playable(p_company, p_surcussale, l.game, l.option)),
		('boule_blocked', NULL, is_blocked(p_company, p_agent, l.tirage_id, l.draw_date, l.numbers)),
		('min_stake', c.min_stake, l.stake < c.min_stake),
		('max_stake', c.max_stake, l.stake > c.max_stake)
	) AS w (rule, bound, applies)
	WHERE w.applies;
	IF refusals IS NOT NULL THEN
		PERFORM refuse('line_refused', jsonb_build_object('refusals', refusals));
	END IF;
END $$;

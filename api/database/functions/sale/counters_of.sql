-- The counters that judged lines are added to, each with the rule and the limit that it is held to: of every combination the
-- company's (held to p_most_cost too, what one may cost) and the surcussale's; the agent's own, and those of whole games, where they count.
CREATE FUNCTION counters_of(
	p_agent uuid,
	p_surcussale uuid,
	p_lines sale_line[],
	p_most_cost bigint
)
RETURNS TABLE (
	place integer,
	rule text,
	instance_id uuid,
	holder_id uuid,
	game text,
	option smallint,
	numbers text,
	staked bigint,
	liability bigint,
	cap bigint,
	worst bigint
)
LANGUAGE sql
STABLE
AS $$
	SELECT
		l.place,
		h.rule,
		l.instance_id,
		h.holder_id,
		l.game,
		l.option,
		l.numbers,
		l.stake,
		l.liability,
		CASE h.rule
			WHEN 'limit_boule' THEN l.most_boule
			WHEN 'limit_boule_agent' THEN l.most_boule_agent
		END,
		CASE h.rule
			WHEN 'limit_boule' THEN p_most_cost
		END
	FROM
		unnest(p_lines) AS l
		CROSS JOIN (
			VALUES
				('limit_boule', '00000000-0000-0000-0000-000000000000'::uuid),
				('', p_surcussale),
				('limit_boule_agent', p_agent)
		) AS h (rule, holder_id)
	WHERE h.rule <> 'limit_boule_agent' OR l.counts_agent
	UNION ALL
	SELECT
		max(l.place),
		h.rule,
		l.instance_id,
		h.holder_id,
		l.game,
		0::smallint,
		'',
		sum(l.stake)::bigint,
		sum(l.liability)::bigint,
		min(
			CASE h.rule
				WHEN 'limit_game' THEN l.most_game
				ELSE l.most_game_agent
			END
		),
		NULL
	FROM
		unnest(p_lines) AS l
		CROSS JOIN (
			VALUES
				('limit_game', '00000000-0000-0000-0000-000000000000'::uuid),
				('limit_game_agent', p_agent)
		) AS h (rule, holder_id)
	WHERE
		CASE h.rule
			WHEN 'limit_game' THEN l.counts_game
			ELSE l.counts_agent
		END
	GROUP BY h.rule, l.instance_id, h.holder_id, l.game;
$$;

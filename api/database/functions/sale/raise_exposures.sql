-- Adds judged lines to the counters, each held to its limit in the statement that raises it; a
-- combination of the company also to what it may cost. Refuses all if one would be passed,
-- naming line, rule and what remains.
-- Throws: line_refused.
CREATE FUNCTION raise_exposures(
	p_company uuid,
	p_agent uuid,
	p_surcussale uuid,
	p_lines sale_line[]
)
RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE refused jsonb; most_cost bigint := (SELECT max_exposure FROM company_settings WHERE company_id = p_company);
BEGIN
	WITH wanted AS (
		SELECT l.place, l.instance_id, l.game, w.*, l.stake, l.liability
		FROM unnest(p_lines) AS l CROSS JOIN LATERAL (VALUES
			('limit_boule', l.option, l.numbers, '00000000-0000-0000-0000-000000000000'::uuid,
				l.most_boule),
			('', l.option, l.numbers, p_surcussale, NULL),
			('limit_boule_agent', l.option, l.numbers, p_agent, l.most_boule_agent),
			('limit_game', 0::smallint, '', '00000000-0000-0000-0000-000000000000'::uuid, l.most_game),
			('limit_game_agent', 0::smallint, '', p_agent, l.most_game_agent)
		) AS w (rule, option, numbers, holder_id, cap)
		WHERE CASE w.holder_id WHEN p_agent THEN l.counts_agent
			ELSE w.rule <> 'limit_game' OR w.cap IS NOT NULL OR EXISTS (
				SELECT FROM exposures e WHERE e.company_id = p_company
					AND e.instance_id = l.instance_id AND e.game = l.game AND e.option = 0
					AND e.numbers = '' AND e.holder_id = '00000000-0000-0000-0000-000000000000') END
	), counters AS (
		SELECT instance_id, game, option, numbers, holder_id, rule, min(cap) AS cap,
			sum(stake)::bigint AS staked, sum(liability)::bigint AS liability,
			CASE rule WHEN 'limit_boule' THEN most_cost END AS worst, max(place) AS place
		FROM wanted GROUP BY 1, 2, 3, 4, 5, 6
	), raised AS (
		-- The company's last, for which all wait: its key is the smallest.
		INSERT INTO exposures AS e (company_id, instance_id, game, option, numbers, holder_id,
			staked, liability, cap)
		SELECT p_company, instance_id, game, option, numbers, holder_id, staked, liability, cap
		FROM counters WHERE (cap IS NULL OR staked <= cap)
			AND (worst IS NULL OR greatest(staked, liability) <= worst)
		ORDER BY instance_id, holder_id DESC, game, option, numbers
		ON CONFLICT (company_id, instance_id, holder_id, game, option, numbers) DO UPDATE
		SET staked = e.staked + excluded.staked, liability = e.liability + excluded.liability,
			cap = excluded.cap
		WHERE (excluded.cap IS NULL OR excluded.staked = 0
				OR e.staked + excluded.staked <= excluded.cap)
			AND (excluded.numbers = '' OR excluded.holder_id <> '00000000-0000-0000-0000-000000000000'
				OR greatest(e.staked + excluded.staked, e.liability + excluded.liability) <= most_cost)
		RETURNING e.instance_id, e.game, e.option, e.numbers, e.holder_id
	)
	SELECT jsonb_agg(to_jsonb(c) ORDER BY c.place) INTO refused FROM counters c
	-- Nearly always all are: then nothing is compared.
	WHERE (SELECT count(*) FROM raised) < (SELECT count(*) FROM counters) AND NOT EXISTS (SELECT FROM raised r WHERE (r.instance_id, r.game, r.option, r.numbers, r.holder_id)
		= (c.instance_id, c.game, c.option, c.numbers, c.holder_id));
	IF refused IS NULL THEN RETURN; END IF;

	-- What is there now is locked, so what remains is exact. Units that the line pays at worst turn
	-- what a combination may cost into stakes.
	PERFORM refuse('line_refused', jsonb_build_object('refusals', (
		SELECT jsonb_agg(jsonb_build_object('line', r.place, 'rule', r.rule, 'limit', r.bound,
			'remaining', greatest(r.bound - r.used, 0)) ORDER BY r.place, r.rule)
		FROM (
			SELECT c.place, w.*
			FROM jsonb_to_recordset(refused) AS c (place integer, rule text, cap bigint, worst bigint,
				instance_id uuid, game text, option smallint, numbers text, holder_id uuid,
				staked bigint, liability bigint)
			LEFT JOIN exposures e ON e.company_id = p_company AND e.instance_id = c.instance_id
				AND e.game = c.game AND e.option = c.option AND e.numbers = c.numbers
				AND e.holder_id = c.holder_id
			CROSS JOIN LATERAL (SELECT greatest(1, c.liability / greatest(c.staked, 1)) AS units,
				coalesce(e.staked, 0) AS staked, greatest(coalesce(e.staked, 0),
					coalesce(e.liability, 0)) AS cost) AS so_far
			CROSS JOIN LATERAL (VALUES
				(c.rule, c.cap, so_far.staked, c.cap < so_far.staked + c.staked),
				('max_exposure', c.worst / so_far.units, -(-so_far.cost / so_far.units),
					c.worst < so_far.cost + greatest(c.staked, c.liability))
			) AS w (rule, bound, used, applies)
			WHERE w.applies
		) AS r)));
END $$;

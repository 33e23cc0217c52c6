-- Refuses lines that may not be sold whatever was sold before them; answers them with the limits that
-- their counters are held to. What is given for nothing is refused nothing.
-- Throws: line_refused.
CREATE FUNCTION judge_lines(p_company uuid, p_agent uuid, p_surcussale uuid, p_lines sale_line[])
RETURNS sale_line[]
LANGUAGE plpgsql
AS $$
DECLARE judged sale_line[]; refusals jsonb;
BEGIN
	-- Mostly nothing can stop them, and no limit is there to be held to: then nothing is worked out by line. A limit of the
	-- agent has all that they sell counted, whatever it is on.
	IF NOT EXISTS (SELECT FROM limits m WHERE m.company_id = p_company AND m.is_active AND (m.agent_id = p_agent
				OR m.agent_id IS NULL AND m.game = ANY (ARRAY(SELECT l.game FROM unnest(p_lines) AS l))
					AND (m.boule IS NULL OR m.boule = ANY (ARRAY(SELECT l.numbers FROM unnest(p_lines) AS l)))))
		AND NOT EXISTS (SELECT FROM boules_block b WHERE b.company_id = p_company AND b.is_active
				AND b.boule = ANY (ARRAY(SELECT l.numbers FROM unnest(p_lines) AS l)))
		AND NOT EXISTS (SELECT FROM exposures e WHERE e.company_id = p_company AND e.holder_id = p_agent
				AND e.instance_id = ANY (ARRAY(SELECT l.instance_id FROM unnest(p_lines) AS l)))
		AND NOT EXISTS (SELECT FROM exposures e WHERE e.company_id = p_company
				AND e.instance_id = ANY (ARRAY(SELECT l.instance_id FROM unnest(p_lines) AS l))
				AND e.holder_id = '00000000-0000-0000-0000-000000000000'
				AND e.game = ANY (ARRAY(SELECT l.game FROM unnest(p_lines) AS l)) AND e.option = 0 AND e.numbers = '')
		AND NOT EXISTS (SELECT FROM unnest(p_lines) AS l WHERE (l.game, l.option) NOT IN (
				SELECT o.game, o.option FROM options_of(p_company, p_surcussale) AS o)
			OR l.stake > (SELECT s.max_stake FROM company_settings s WHERE s.company_id = p_company))
	THEN RETURN p_lines; END IF;
	WITH played AS MATERIALIZED (
		SELECT game, option FROM options_of(p_company, p_surcussale)
	), agents_own AS MATERIALIZED (
		SELECT l.instance_id FROM (SELECT DISTINCT d.instance_id, d.tirage_id FROM unnest(p_lines) AS d) AS l
		WHERE counts_agent(p_company, p_agent, l.instance_id, l.tirage_id)
	), known AS MATERIALIZED (
		SELECT l.place, l.instance_id, l.tirage_id, l.draw_date, l.game, l.option, l.numbers, l.stake, l.prime1,
			l.prime2, l.prime3, l.commission, l.commission_surcussale, l.liability, l.gain, c.*,
			c.on_game IS NOT NULL OR EXISTS (SELECT FROM exposures e WHERE e.company_id = p_company
				AND e.instance_id = l.instance_id AND e.holder_id = '00000000-0000-0000-0000-000000000000'
				AND e.game = l.game AND e.option = 0 AND e.numbers = '') AS counts_game,
			l.instance_id IN (SELECT o.instance_id FROM agents_own o) AS counts_agent,
			NOT EXISTS (SELECT FROM played o WHERE o.game = l.game AND o.option = l.option)
				AS is_unplayable,
			EXISTS (SELECT FROM blocks_on(p_company, p_agent, l.tirage_id, l.draw_date, l.numbers))
				AS is_blocked
		FROM unnest(p_lines) AS l
		CROSS JOIN LATERAL limits_on(p_company, p_agent, l.tirage_id, l.game, l.numbers) AS c (
			min_stake, max_stake, on_game, on_game_agent, on_boule, on_boule_agent)
	)
	SELECT array_agg(ROW(place, instance_id, tirage_id, draw_date, game, option, numbers, stake,
			prime1, prime2, prime3, commission, commission_surcussale, liability, gain,
			on_game, on_game_agent, on_boule, on_boule_agent,
			counts_game, counts_agent)::sale_line ORDER BY place, instance_id),
		(SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('line', k.place, 'rule', w.rule,
				'limit', w.bound)) ORDER BY k.place, w.rule)
			FROM known k CROSS JOIN LATERAL (VALUES
				('option_blocked', NULL::bigint, k.is_unplayable),
				('boule_blocked', NULL, k.is_blocked),
				('min_stake', k.min_stake, k.stake < k.min_stake),
				('max_stake', k.max_stake, k.stake > k.max_stake)
			) AS w (rule, bound, applies)
			WHERE w.applies AND k.stake > 0)
		INTO judged, refusals FROM known;
	IF refusals IS NOT NULL THEN
		PERFORM refuse('line_refused', jsonb_build_object('refusals', refusals));
	END IF;
	RETURN judged;
END $$;

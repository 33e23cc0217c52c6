-- Adds judged lines to the counters, each held to its limit in the statement that raises it; a
-- combination of the company also to what it may cost. Refuses all if one would be passed,
-- naming line, rule and what remains; a gift whose room others took since it was looked for refuses
-- nothing (`refuse_lines`). p_alone: as hold_ceilings has it.
-- Throws: line_refused.
CREATE FUNCTION raise_exposures(
	p_company uuid,
	p_agent uuid,
	p_surcussale uuid,
	p_lines sale_line[],
	p_alone boolean
)
RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE most_cost bigint; wanted bigint; raised tid[]; held exposures[]; pilot autopilots;
BEGIN
	SELECT max_exposure INTO most_cost FROM company_settings WHERE company_id = p_company;
	pilot := autopilot_of(p_company);
	WITH counters AS MATERIALIZED (
		SELECT * FROM counters_of(p_agent, p_surcussale, p_lines, most_cost)
		-- The company's last, for which all wait: its key is the smallest.
		ORDER BY instance_id, holder_id DESC, game, option, numbers
	), countings AS MATERIALIZED (
		SELECT instance_id, counting FROM autopilot_draws
		WHERE company_id = p_company AND instance_id = ANY (ARRAY(SELECT c.instance_id FROM counters c))
	), raised AS (
		INSERT INTO exposures AS e (company_id, instance_id, game, option, numbers, holder_id,
			staked, liability, cap, counting)
		SELECT p_company, instance_id, game, option, numbers, holder_id, staked, liability, cap,
			(SELECT d.counting FROM countings d WHERE d.instance_id = c.instance_id)
		FROM counters c WHERE (cap IS NULL OR staked <= cap)
			AND (worst IS NULL OR greatest(staked, liability) <= worst)
		ON CONFLICT (company_id, instance_id, holder_id, game, option, numbers) DO UPDATE
		SET staked = e.staked + excluded.staked, liability = e.liability + excluded.liability,
			cap = excluded.cap, counting = excluded.counting,
			counted = CASE WHEN e.counting = excluded.counting THEN e.counted ELSE e.liability END
		WHERE (excluded.cap IS NULL OR excluded.staked = 0
				OR e.staked + excluded.staked <= excluded.cap)
			AND (excluded.numbers = '' OR excluded.holder_id <> '00000000-0000-0000-0000-000000000000'
				OR greatest(e.staked + excluded.staked, e.liability + excluded.liability)
					<= most_cost)
		RETURNING e.ctid, e AS counter
	)
	SELECT (SELECT count(*) FROM counters), array_agg(r.ctid),
			array_agg(r.counter) FILTER (WHERE pilot.is_on AND (r.counter).numbers <> ''
				AND (r.counter).holder_id = '00000000-0000-0000-0000-000000000000')
		INTO wanted, raised, held FROM raised r;
	-- Nearly always all are.
	IF cardinality(raised) = wanted THEN
		IF pilot.is_on THEN PERFORM hold_ceilings(pilot, p_agent, p_lines, held, p_alone); END IF;
		RETURN;
	END IF;

	-- What is there now is locked, so what remains is exact. Units that the line pays at worst turn
	-- what a combination may cost, and what is left of it, into stakes: each is rounded down.
	PERFORM refuse_lines((
		SELECT jsonb_agg(jsonb_build_object('line', r.place, 'rule', r.rule, 'limit', r.bound,
			'remaining', greatest(r.room, 0)) ORDER BY r.place, r.rule)
		FROM (
			SELECT c.place, w.*
			FROM counters_of(p_agent, p_surcussale, p_lines, most_cost) AS c
			LEFT JOIN exposures e ON e.company_id = p_company AND e.instance_id = c.instance_id
				AND e.game = c.game AND e.option = c.option AND e.numbers = c.numbers
				AND e.holder_id = c.holder_id
			CROSS JOIN LATERAL (SELECT greatest(1, c.liability / greatest(c.staked, 1)) AS units,
				coalesce(e.staked, 0) AS staked, greatest(coalesce(e.staked, 0),
					coalesce(e.liability, 0)) AS cost) AS so_far
			CROSS JOIN LATERAL (VALUES
				(c.rule, c.cap, c.cap - so_far.staked, c.cap < so_far.staked + c.staked),
				('max_exposure', c.worst / so_far.units, (c.worst - so_far.cost) / so_far.units,
					c.worst < so_far.cost + greatest(c.staked, c.liability))
			) AS w (rule, bound, room, applies)
			WHERE w.applies AND (e.ctid IS NULL OR raised IS NULL OR e.ctid <> ALL (raised))
		) AS r));
END $$;

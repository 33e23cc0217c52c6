-- Keeps what the autopilot refused, summed up by draw and ball. p_refused: [{instance_id, rule, game, option, numbers, stake}].
-- Told after the sale, which left nothing behind.
-- Who: agents, of what they wanted to sell.
CREATE FUNCTION note_refused(p_refused jsonb)
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	INSERT INTO autopilot_moves AS m (
		company_id,
		instance_id,
		game,
		option,
		numbers,
		step,
		ceiling,
		reached,
		times,
		staked
	)
	SELECT
		p.company_id,
		w.instance_id,
		w.game,
		w.option,
		w.numbers,
		'refused',
		CASE w.game
			WHEN '' THEN p.draw_ceiling
			ELSE p.ball_ceiling
		END,
		coalesce(
			CASE w.game
				WHEN '' THEN (
					SELECT d.worst
					FROM autopilot_draws d
					WHERE d.company_id = p.company_id AND d.instance_id = w.instance_id
				)
				ELSE (
					SELECT e.liability
					FROM exposures e
					WHERE
						e.company_id = p.company_id
						AND e.instance_id = w.instance_id
						AND e.holder_id = '00000000-0000-0000-0000-000000000000'
						AND e.game = w.game
						AND e.option = w.option
						AND e.numbers = w.numbers
				)
			END,
			0
		),
		w.times,
		w.staked
	FROM
		autopilot_of(app_company()) AS p
		CROSS JOIN LATERAL (
			SELECT
				i.id AS instance_id,
				b.game,
				b.option,
				b.numbers,
				count(*) AS times,
				sum(r.stake) AS staked
			FROM
				jsonb_to_recordset(p_refused) AS r (
					instance_id uuid,
					rule text,
					game text,
					option smallint,
					numbers text,
					stake bigint
				)
				JOIN tirage_instances i ON i.company_id = p.company_id AND i.id = r.instance_id
				CROSS JOIN LATERAL (
					SELECT
						CASE r.rule
							WHEN 'pilot_ball' THEN r.game
							ELSE ''
						END AS game,
						CASE r.rule
							WHEN 'pilot_ball' THEN r.option
							ELSE 0
						END AS option,
						CASE r.rule
							WHEN 'pilot_ball' THEN r.numbers
							ELSE ''
						END AS numbers
				) AS b
			GROUP BY i.id, b.game, b.option, b.numbers
		) AS w
	WHERE p.is_on AND app_role() = 'agent'
	ORDER BY w.instance_id, w.game, w.option, w.numbers
	ON CONFLICT (company_id, instance_id, game, option, numbers, step) DO UPDATE
		SET
			times = m.times + excluded.times,
			staked = m.staked + excluded.staked,
			reached = greatest(m.reached, excluded.reached),
			last_at = excluded.last_at;
$$;

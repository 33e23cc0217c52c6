-- Lines that take more than a ball has room for; null: none. Near its ceiling an agent's own stakes on it count four times:
-- no agent has more than a quarter of what nobody else has.
CREATE FUNCTION hold_balls(
	p_pilot autopilots,
	p_agent uuid,
	p_lines sale_line[],
	p_raised exposures[]
)
RETURNS jsonb
LANGUAGE plpgsql
AS $$
DECLARE refusals jsonb;
BEGIN
	IF NOT EXISTS (SELECT FROM unnest(p_raised) AS e WHERE e.liability > free_of(p_pilot.ball_ceiling)) THEN
		RETURN NULL;
	END IF;
	WITH near AS MATERIALIZED (
		SELECT l.place, l.instance_id, l.draw_date, l.game, l.option, l.numbers, l.liability, e.liability - l.liability AS before,
			greatest(1, l.liability / greatest(l.stake, 1)) AS units
		FROM unnest(p_raised) AS e
		JOIN unnest(p_lines) AS l ON (l.instance_id, l.game, l.option, l.numbers)
			= (e.instance_id, e.game, e.option, e.numbers)
		WHERE e.liability > free_of(p_pilot.ball_ceiling) AND l.liability > 0
	), noted AS (
		INSERT INTO autopilot_moves (company_id, instance_id, game, option, numbers, step, ceiling, reached)
		SELECT p_pilot.company_id, instance_id, game, option, numbers, 'near', p_pilot.ball_ceiling, before + liability
		FROM near
		ON CONFLICT DO NOTHING
	)
	SELECT jsonb_agg(jsonb_build_object('line', n.place, 'rule', 'pilot_ball', 'instance_id', n.instance_id,
			'limit', p_pilot.ball_ceiling / n.units, 'remaining', r.room / n.units) ORDER BY n.place)
		INTO refusals
		FROM near n
		CROSS JOIN LATERAL (
			-- The fiche itself is written already.
			SELECT coalesce(sum(l.stake * (l.prime1 + l.prime2 + l.prime3)), 0) - n.liability AS before
			FROM fiches f
			JOIN fiche_lines l ON l.company_id = f.company_id AND l.draw_date = f.draw_date AND l.fiche_id = f.id
				AND l.instance_id = n.instance_id
			WHERE f.company_id = p_pilot.company_id AND f.agent_id = p_agent AND f.draw_date = n.draw_date
				AND f.voided_at IS NULL AND l.game = n.game AND l.option = n.option AND l.numbers = n.numbers
		) AS own
		CROSS JOIN LATERAL (
			SELECT room_of(p_pilot.ball_ceiling, n.before, greatest(own.before, 0)::bigint) AS room
		) AS r
		WHERE n.liability > r.room;
	RETURN refusals;
END $$;

-- What may still be staked on a combination by an agent before the autopilot refuses, by rule: the ball's is what hold_balls
-- says, the draw's what hold_draw does for who sells alone. A worst case that the combination is part of grows with
-- the stake in a straight line, so two stakes that are far too large tell where it meets the room; a draw that even takes the first
-- of them bounds nothing. p_primes: of the line, three.
-- Who: whoever sees the agent; others get no row.
CREATE FUNCTION pilot_room(
	p_company uuid,
	p_agent uuid,
	p_instance uuid,
	p_game text,
	p_option smallint,
	p_numbers text,
	p_primes integer[]
)
RETURNS TABLE (rule text, ceiling bigint, remaining bigint)
LANGUAGE plpgsql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE
	pilot autopilots := autopilot_of(p_company);
	units bigint := greatest(1, p_primes[1] + p_primes[2] + p_primes[3]);
	far bigint := 100000000;
	rates record;
	used bigint;
	own bigint;
	parts integer[];
	one sale_line[];
	twice sale_line[];
	room bigint;
	more bigint;
	slope numeric;
BEGIN
	SELECT a.commission, s.commission AS commission_surcussale INTO rates
		FROM agents a
		JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
		WHERE a.company_id = p_company AND a.id = p_agent
			AND (p_company = app_company() OR (app_scope() = 'all' AND app_role() = 'superuser'))
			AND (app_supervisor() IS NULL OR s.supervisor_id = app_supervisor());
	IF NOT FOUND OR pilot.version IS NULL THEN RETURN; END IF;

	IF pilot.ball_ceiling IS NOT NULL THEN
		SELECT coalesce(sum(e.liability), 0) INTO used FROM exposures e
			WHERE e.company_id = p_company AND e.instance_id = p_instance AND e.game = p_game AND e.option = p_option
				AND e.numbers = p_numbers AND e.holder_id = '00000000-0000-0000-0000-000000000000';
		SELECT coalesce(sum(l.stake * (l.prime1 + l.prime2 + l.prime3)), 0) INTO own
			FROM tirage_instances i
			JOIN fiches f ON f.company_id = i.company_id AND f.draw_date = i.draw_date
			JOIN fiche_lines l ON l.company_id = f.company_id AND l.draw_date = f.draw_date AND l.fiche_id = f.id
				AND l.instance_id = i.id
			WHERE i.company_id = p_company AND i.id = p_instance AND f.agent_id = p_agent AND f.voided_at IS NULL
				AND l.game = p_game AND l.option = p_option AND l.numbers = p_numbers;
		RETURN QUERY SELECT 'pilot_ball', pilot.ball_ceiling, room_of(pilot.ball_ceiling, used, own) / units;
	END IF;

	IF pilot.draw_ceiling IS NULL THEN RETURN; END IF;
	SELECT array_agg(ROW(s.place, p_instance, NULL, NULL, p_game, p_option, p_numbers, s.stake, p_primes[1], p_primes[2],
			p_primes[3], s.stake * rates.commission / 10000, s.stake * rates.commission_surcussale / 10000, s.stake * units, 0,
			NULL, NULL, NULL, NULL, NULL, NULL)::sale_line ORDER BY s.place)
		INTO twice FROM (VALUES (1, far), (2, far)) AS s (place, stake);
	one := twice[1:1];
	parts := peaks(coalesce((SELECT d.parts FROM autopilot_draws d
		WHERE d.company_id = p_company AND d.instance_id = p_instance), parts_sold(p_company, p_instance)), parts_of(one));
	used := worst_case(p_company, p_instance, parts, NULL, 1);
	-- As fit_shares would cut it down.
	SELECT coalesce(round(sum(s.taken) FILTER (WHERE s.agent_id = p_agent)
			* least(1, greatest(used - free_of(pilot.draw_ceiling), 0) / nullif(sum(s.taken), 0))), 0)
		INTO own FROM autopilot_shares s WHERE s.company_id = p_company AND s.instance_id = p_instance;
	room := room_of(pilot.draw_ceiling, used, own);
	more := worst_case(p_company, p_instance, parts, one, 1) - used;
	IF more <= room THEN RETURN; END IF;
	slope := (worst_case(p_company, p_instance, parts, twice, 1) - used - more)::numeric / far;
	-- Each lot's part of a borlette is rounded up.
	RETURN QUERY SELECT 'pilot_draw', pilot.draw_ceiling,
		greatest(floor(far - (more - room + 3) / slope), 0)::bigint;
END $$;

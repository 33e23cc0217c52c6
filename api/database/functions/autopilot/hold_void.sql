-- After a fiche's lines were taken off the counters: a void takes away what the fiche had brought in, and so may raise what
-- its draws can lose. Past the ceiling an agent's is refused; of the office it is noted down. BL002 as of hold_draw.
-- Throws: void_past_ceiling.
CREATE FUNCTION hold_void(p_company uuid, p_lines sale_line[], p_alone boolean)
RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
	pilot autopilots := autopilot_of(p_company);
	draw uuid;
	given_back bigint;
	known_parts integer[];
	after bigint;
BEGIN
	IF pilot.draw_ceiling IS NULL THEN RETURN; END IF;
	FOR draw, given_back IN
		SELECT l.instance_id, sum(l.stake - l.commission - l.commission_surcussale)
		FROM unnest(p_lines) AS l GROUP BY 1 ORDER BY 1
	LOOP
		SELECT d.parts INTO known_parts FROM autopilot_draws d WHERE d.company_id = p_company AND d.instance_id = draw;
		IF NOT p_alone THEN
			UPDATE autopilot_draws d SET voided = d.voided + given_back
				WHERE d.company_id = p_company AND d.instance_id = draw AND d.parts IS NOT NULL
					AND grown_by(d.growth, d.parts) + d.voided + given_back <= d.room;
			IF NOT FOUND THEN
				RAISE EXCEPTION USING ERRCODE = 'BL002', MESSAGE = 'The worst case has to be worked out';
			END IF;
			CONTINUE;
		END IF;
		known_parts := coalesce(known_parts, parts_sold(p_company, draw));
		after := worst_case(p_company, draw, known_parts, NULL, 1);
		IF after > pilot.draw_ceiling AND after > worst_case(p_company, draw, known_parts, p_lines, 1) THEN
			IF app_role() = 'agent' THEN PERFORM refuse('void_past_ceiling', jsonb_build_object('instance_id', draw)); END IF;
			INSERT INTO autopilot_moves AS m (company_id, instance_id, game, option, numbers, step, ceiling, reached)
				VALUES (p_company, draw, '', 0, '', 'passed', pilot.draw_ceiling, after)
				ON CONFLICT (company_id, instance_id, game, option, numbers, step) DO UPDATE
				SET times = m.times + 1, reached = greatest(m.reached, excluded.reached), last_at = excluded.last_at;
		END IF;
		PERFORM fit_shares(pilot, draw, after);
		PERFORM draw_counted(pilot, draw, known_parts, after);
	END LOOP;
END $$;

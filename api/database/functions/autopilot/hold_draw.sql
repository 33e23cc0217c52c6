-- Holds the lines of a fiche to what its draw may lose. Beside others a fiche is let pass while what grew since the worst
-- case was last worked out stays within the room there was; it is worked out anew by one who sells alone (who holds the
-- draw FOR UPDATE), and what was sold is all there to be seen: BL002 is raised to be asked again so. Answers the lines that are
-- refused; null: none. Beyond what everybody sells freely an agent has no more than take_share gives.
CREATE FUNCTION hold_draw(
	p_pilot autopilots,
	p_instance uuid,
	p_agent uuid,
	p_lines sale_line[],
	p_raised exposures[],
	p_alone boolean
)
RETURNS jsonb
LANGUAGE plpgsql
AS $$
DECLARE
	most bigint := p_pilot.draw_ceiling;
	known autopilot_draws;
	parts integer[];
	grown bigint[];
	before bigint;
	after bigint;
	room bigint;
BEGIN
	SELECT * INTO known FROM autopilot_draws WHERE company_id = p_pilot.company_id AND instance_id = p_instance;
	parts := parts_of(p_lines);
	IF known.parts IS NOT NULL AND known.room >= 0 AND parts[1] <= known.parts[1] AND parts[2] <= known.parts[2]
		AND parts[3] <= known.parts[3]
	THEN
		SELECT array_agg(coalesce(e.grown, 0) ORDER BY k.place) INTO grown
			FROM generate_series(1, 10) AS k (place)
			LEFT JOIN (
				SELECT kind_of(r.game, r.option) AS place, max(r.liability - r.counted) AS grown
				FROM unnest(p_raised) AS r WHERE r.instance_id = p_instance GROUP BY 1
			) AS e ON e.place = k.place;
		grown := peaks(known.growth, grown);
		-- Mostly another line has grown by more.
		IF grown = known.growth THEN RETURN NULL; END IF;
		UPDATE autopilot_draws d SET growth = peaks(d.growth, grown)
			WHERE d.company_id = p_pilot.company_id AND d.instance_id = p_instance
				AND grown_by(peaks(d.growth, grown), d.parts) + d.voided <= d.room
			RETURNING new.worst + new.voided + grown_by(old.growth, old.parts),
				new.worst + new.voided + grown_by(new.growth, new.parts) INTO before, after;
		-- Also of one who sells alone: somebody may have worked it out since.
		IF FOUND AND take_share(p_pilot, p_instance, p_agent, before, after - before) THEN RETURN NULL; END IF;
	END IF;
	IF NOT p_alone THEN
		RAISE EXCEPTION USING ERRCODE = 'BL002', MESSAGE = 'The worst case has to be worked out';
	END IF;

	parts := peaks(coalesce(known.parts, parts_sold(p_pilot.company_id, p_instance)), parts);
	after := worst_case(p_pilot.company_id, p_instance, parts, NULL, 1);
	IF after > free_of(most) THEN
		before := worst_case(p_pilot.company_id, p_instance, parts, p_lines, -1);
		PERFORM fit_shares(p_pilot, p_instance, before);
		IF NOT take_share(p_pilot, p_instance, p_agent, before, after - before) THEN
			room := room_of(most, before, coalesce((SELECT s.taken FROM autopilot_shares s
				WHERE s.company_id = p_pilot.company_id AND s.instance_id = p_instance AND s.agent_id = p_agent), 0));
			RETURN refused_by_draw(p_instance, p_lines, most, room);
		END IF;
		PERFORM note_near(p_pilot.company_id, p_instance, most, after);
	END IF;
	PERFORM fit_shares(p_pilot, p_instance, after);
	PERFORM draw_counted(p_pilot, p_instance, parts, after);
	RETURN NULL;
END $$;

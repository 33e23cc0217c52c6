-- Keeps what a draw can lose, as it was worked out by one who holds the draw, and what may be added from here on.
CREATE FUNCTION draw_counted(p_pilot autopilots, p_instance uuid, p_parts integer[], p_worst bigint)
RETURNS void
LANGUAGE sql
AS $$
	INSERT INTO autopilot_draws AS d (company_id, instance_id, worst, room, parts)
	VALUES
		(p_pilot.company_id, p_instance, p_worst, room_of(p_pilot.draw_ceiling, p_worst, 0), p_parts)
	ON CONFLICT (company_id, instance_id) DO UPDATE
		SET
			counting = d.counting + 1,
			worst = excluded.worst,
			room = excluded.room,
			growth = excluded.growth,
			voided = 0,
			parts = excluded.parts;
$$;

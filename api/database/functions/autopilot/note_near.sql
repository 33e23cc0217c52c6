-- Keeps that a draw came near its ceiling, once.
CREATE FUNCTION note_near(p_company uuid, p_instance uuid, p_ceiling bigint, p_reached bigint)
RETURNS void
LANGUAGE sql
AS $$
	INSERT INTO autopilot_moves
		(company_id, instance_id, game, option, numbers, step, ceiling, reached)
	VALUES
		(p_company, p_instance, '', 0, '', 'near', p_ceiling, p_reached)
	ON CONFLICT DO NOTHING;
$$;

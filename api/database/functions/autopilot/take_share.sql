-- Gives an agent of what a draw may lose, of which p_used is used: what of p_more is beyond what everybody sells freely is
-- theirs from here on. False: their share has no room for it. Whoever calls holds the draw.
CREATE FUNCTION take_share(
	p_pilot autopilots,
	p_instance uuid,
	p_agent uuid,
	p_used bigint,
	p_more bigint
)
RETURNS boolean
LANGUAGE plpgsql
AS $$
DECLARE
	most bigint := p_pilot.draw_ceiling;
	free bigint := free_of(p_pilot.draw_ceiling);
BEGIN
	IF p_used + p_more <= free OR p_more <= 0 THEN RETURN true; END IF;
	INSERT INTO autopilot_shares AS s (company_id, instance_id, agent_id, taken)
		SELECT p_pilot.company_id, p_instance, p_agent, p_used + p_more - greatest(p_used, free)
		WHERE p_more <= room_of(most, p_used, 0)
		ON CONFLICT (company_id, instance_id, agent_id) DO UPDATE SET taken = s.taken + excluded.taken
			WHERE p_more <= room_of(most, p_used, s.taken);
	RETURN FOUND;
END $$;

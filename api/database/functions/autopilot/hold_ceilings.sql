-- Holds a fiche whose counters were just raised to the ceilings of the company's autopilot. p_raised: the company's
-- counters as they stand now, p_alone: nobody else sells in these draws until the end. What is given (place 100000
-- and above) refuses nothing. What it cannot say beside others it raises as BL002, to be asked again alone; a gift that passes a
-- ceiling as BL003, to be asked again without.
-- Throws: line_refused.
CREATE FUNCTION hold_ceilings(
	p_pilot autopilots,
	p_agent uuid,
	p_lines sale_line[],
	p_raised exposures[],
	p_alone boolean
)
RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE refusals jsonb := hold_balls(p_pilot, p_agent, p_lines, p_raised); draw uuid;
BEGIN
	IF refusals IS NULL AND p_pilot.draw_ceiling IS NOT NULL THEN
		FOR draw IN SELECT DISTINCT l.instance_id FROM unnest(p_lines) AS l ORDER BY 1 LOOP
			refusals := coalesce(refusals, '[]') || coalesce(hold_draw(p_pilot, draw, p_agent, p_lines, p_raised, p_alone), '[]');
		END LOOP;
	END IF;
	IF refusals IS NULL OR refusals = '[]' THEN RETURN; END IF;
	PERFORM refuse_lines(refusals);
END $$;

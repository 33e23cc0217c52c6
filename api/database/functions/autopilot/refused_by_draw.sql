-- Which lines of a fiche find no room in their draw, one after another as they were typed, and how much of each would: staked
-- for that much it is sold, since no line costs more than it pays at worst.
CREATE FUNCTION refused_by_draw(
	p_instance uuid,
	p_lines sale_line[],
	p_ceiling bigint,
	p_room bigint
)
RETURNS jsonb
LANGUAGE plpgsql
IMMUTABLE
AS $$
DECLARE line sale_line; room bigint := p_room; cost bigint; refusals jsonb := '[]';
BEGIN
	FOR line IN SELECT l.* FROM unnest(p_lines) AS l WHERE l.instance_id = p_instance ORDER BY l.place LOOP
		cost := line.liability - line.stake + line.commission + line.commission_surcussale;
		IF cost <= room THEN
			room := room - cost;
		ELSE
			-- Commissions are rounded down: by 2 in all.
			refusals := refusals || jsonb_build_object('line', line.place, 'rule', 'pilot_draw', 'instance_id', p_instance,
				'limit', p_ceiling, 'remaining', trunc(line.stake * greatest(room - 2, 0)::numeric / (cost + 2)));
		END IF;
	END LOOP;
	IF refusals <> '[]' THEN RETURN refusals; END IF;
	-- A mariage may count more than once in a worst case: then what is given goes, or else all that costs.
	RETURN (SELECT jsonb_agg(jsonb_build_object('line', l.place, 'rule', 'pilot_draw', 'instance_id', p_instance,
			'limit', p_ceiling, 'remaining', 0) ORDER BY l.place)
		FROM unnest(p_lines) AS l WHERE l.instance_id = p_instance AND l.liability > l.stake
			AND (l.stake = 0 OR NOT EXISTS (SELECT FROM unnest(p_lines) AS g WHERE g.instance_id = p_instance AND g.stake = 0)));
END $$;

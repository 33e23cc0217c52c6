-- Whether what a combination may cost has room for a line.
CREATE FUNCTION has_room(p_company uuid, p_line sale_line)
RETURNS boolean
LANGUAGE sql
STABLE
AS $$
	SELECT
		p_line.liability + coalesce(
			(
				SELECT e.liability
				FROM exposures e
				WHERE
					e.company_id = p_company
					AND e.instance_id = p_line.instance_id
					AND e.game = p_line.game
					AND e.option = p_line.option
					AND e.numbers = p_line.numbers
					AND e.holder_id = '00000000-0000-0000-0000-000000000000'
			),
			0
		) <= least(s.max_exposure, (autopilot_of(p_company)).ball_ceiling)
	FROM company_settings s
	WHERE s.company_id = p_company;
$$;

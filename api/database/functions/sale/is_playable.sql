-- Whether the company plays the option, and the surcussale does not block it.
CREATE FUNCTION is_playable(p_company uuid, p_surcussale uuid, p_game text, p_option smallint)
RETURNS boolean
LANGUAGE sql
STABLE
AS $$
	SELECT
		EXISTS (
			SELECT
			FROM lotto_options o
			WHERE
				o.company_id = p_company
				AND o.game = p_game
				AND o.option = p_option
				AND o.is_active
				AND NOT EXISTS (
					SELECT
					FROM lotto_option_blocks b
					WHERE
						b.company_id = o.company_id
						AND b.option_id = o.id
						AND b.surcussale_id = p_surcussale
				)
		);
$$;

-- Whether the company plays the option, and the surcussale does not block it.
CREATE FUNCTION is_playable(p_company uuid, p_surcussale uuid, p_game text, p_option smallint)
RETURNS boolean
LANGUAGE sql
STABLE
AS $$
	SELECT
		EXISTS (
			SELECT
			FROM options_of(p_company, p_surcussale) AS o
			WHERE o.game = p_game AND o.option = p_option
		);
$$;

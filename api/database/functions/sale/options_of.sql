-- The options that the company plays and the surcussale does not block.
CREATE FUNCTION options_of(p_company uuid, p_surcussale uuid)
RETURNS TABLE (game text, option smallint)
LANGUAGE sql
STABLE
AS $$
	SELECT o.game, o.option
	FROM lotto_options o
	WHERE
		o.company_id = p_company
		AND o.is_active
		AND NOT EXISTS (
			SELECT
			FROM lotto_option_blocks b
			WHERE b.company_id = o.company_id AND b.option_id = o.id AND b.surcussale_id = p_surcussale
		);
$$;

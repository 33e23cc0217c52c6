-- The last day on which a gain can be claimed: so many days of the company's after the draw date, and after its draws were
-- last settled, since before that nobody could claim it.
CREATE FUNCTION expires_on(p_fiche fiches)
RETURNS date
LANGUAGE sql
STABLE
AS $$
	SELECT
		greatest(p_fiche.draw_date, (max(s.at) AT TIME ZONE c.timezone)::date) + o.fiche_expiry_days
	FROM
		companies c
		JOIN company_settings o ON o.company_id = c.id
		LEFT JOIN settlements s
			ON s.company_id = c.id AND s.instance_id = ANY (draws_of(p_fiche)) AND s.kind <> 'reversal'
	WHERE c.id = p_fiche.company_id
	GROUP BY c.timezone, o.fiche_expiry_days;
$$;

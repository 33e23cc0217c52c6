-- The last day on which a gain can be claimed: so many days of the company's after the draw date, and after its draws were
-- last settled and other code came to the same gains, since before that nobody could claim it.
CREATE FUNCTION expires_on(p_fiche fiches)
RETURNS date
LANGUAGE sql
STABLE
AS $$
	SELECT
		greatest(
			p_fiche.draw_date,
			(max(greatest(s.at, i.verified_at)) AT TIME ZONE c.timezone)::date
		) + o.fiche_expiry_days
	FROM
		companies c
		JOIN company_settings o ON o.company_id = c.id
		LEFT JOIN tirage_instances i ON i.company_id = c.id AND i.id = ANY (draws_of(p_fiche))
		LEFT JOIN settlements s ON s.company_id = c.id AND s.instance_id = i.id
	WHERE c.id = p_fiche.company_id
	GROUP BY c.timezone, o.fiche_expiry_days;
$$;

-- What a win pays to whom sells where: each rate from the nearest target that has one.
CREATE FUNCTION effective_primes(p_company uuid, p_agent uuid, p_surcussale uuid, p_tirage uuid)
RETURNS TABLE (
	borlette1 integer,
	borlette2 integer,
	borlette3 integer,
	mariage integer,
	mariage_gratuit integer,
	lotto3 integer,
	lotto4 integer,
	lotto5 integer
)
LANGUAGE sql
STABLE
AS $$
	SELECT
		(array_agg(p.borlette1 ORDER BY near) FILTER (WHERE p.borlette1 IS NOT NULL))[1],
		(array_agg(p.borlette2 ORDER BY near) FILTER (WHERE p.borlette2 IS NOT NULL))[1],
		(array_agg(p.borlette3 ORDER BY near) FILTER (WHERE p.borlette3 IS NOT NULL))[1],
		(array_agg(p.mariage ORDER BY near) FILTER (WHERE p.mariage IS NOT NULL))[1],
		(array_agg(p.mariage_gratuit ORDER BY near) FILTER (WHERE p.mariage_gratuit IS NOT NULL))[1],
		(array_agg(p.lotto3 ORDER BY near) FILTER (WHERE p.lotto3 IS NOT NULL))[1],
		(array_agg(p.lotto4 ORDER BY near) FILTER (WHERE p.lotto4 IS NOT NULL))[1],
		(array_agg(p.lotto5 ORDER BY near) FILTER (WHERE p.lotto5 IS NOT NULL))[1]
	FROM
		primes p
		CROSS JOIN LATERAL (
			SELECT
				array_position('{agent_tirage,agent,tirage,surcussale,general}', p.target) AS near
		) AS n
	WHERE
		p.company_id = p_company
		AND (p.agent_id IS NULL OR p.agent_id = p_agent)
		AND (p.tirage_id IS NULL OR p.tirage_id = p_tirage)
		AND (p.surcussale_id IS NULL OR p.surcussale_id = p_surcussale);
$$;

-- How many free mariages a total earns, by the last tier that it reaches: where the house gives them (one of its people holds
-- mariage_free) and the option is played.
CREATE FUNCTION free_mariages(p_company uuid, p_surcussale uuid, p_total bigint)
RETURNS integer
LANGUAGE sql
STABLE
AS $$
	SELECT
		CASE
			WHEN count(*) > 0
			AND is_playable(p_company, p_surcussale, 'mariage_gratuit', 0::smallint) THEN (
				array_agg((tier ->> 'count')::int ORDER BY (tier ->> 'from')::bigint DESC)
			)[1]
			ELSE 0
		END
	FROM
		company_settings s
		CROSS JOIN jsonb_array_elements(s.free_mariage_tiers) AS tier
	WHERE
		s.company_id = p_company
		AND (tier ->> 'from')::bigint <= p_total
		AND EXISTS (
			SELECT
			FROM
				users u
				JOIN user_permissions p ON p.user_id = u.id
			WHERE
				u.company_id = p_company
				AND u.role = 'company'
				AND u.is_active
				AND p.codename = 'mariage_free'
		);
$$;

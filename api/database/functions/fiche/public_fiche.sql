-- What anybody who holds a ticket may read of it; whoever knows the reference holds it. As printed,
-- but for what proves possession; with the results of its draws. null: there is none such.
-- Who: anybody.
CREATE FUNCTION public_fiche(p_ref_code text)
RETURNS jsonb
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
SET timezone = 'UTC'
AS $$
	SELECT
		fiche_view(f)::jsonb - '{id,commission}'::text[] || jsonb_build_object(
			'companyname',
			c.companyname,
			'user_photo',
			c.user_photo,
			'currency',
			c.currency,
			'timezone',
			c.timezone,
			'agent_name',
			agent_name(a.first_name, a.last_name, a.code),
			'surcussale_name',
			s.name,
			'surcussale_city',
			s.city,
			'expires_on',
			expires_on(f),
			'draws',
			(
				SELECT
					jsonb_agg(
						jsonb_build_object(
							'instance_id',
							i.id,
							'tirage_name',
							t.name,
							'draw_at',
							i.draw_at,
							'timezone',
							t.timezone,
							'state',
							i.state,
							'lotto3',
							r.lotto3,
							'lot1',
							r.lot1,
							'lot2',
							r.lot2,
							'lot3',
							r.lot3
						)
						ORDER BY i.draw_at, t.name
					)
				FROM
					tirage_instances i
					JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
					LEFT JOIN results r
						ON r.company_id = i.company_id
						AND r.instance_id = i.id
						AND r.revision = i.result_revision
				WHERE
					i.company_id = f.company_id
					AND i.id IN (
						SELECT l.instance_id
						FROM fiche_lines l
						WHERE l.company_id = f.company_id AND l.draw_date = f.draw_date AND l.fiche_id = f.id
					)
			)
		)
	FROM
		fiches f
		JOIN companies c ON c.id = f.company_id
		JOIN agents a ON a.company_id = f.company_id AND a.id = f.agent_id
		JOIN surcussales s ON s.company_id = f.company_id AND s.id = f.surcussale_id
	WHERE f.ref_code = p_ref_code;
$$;

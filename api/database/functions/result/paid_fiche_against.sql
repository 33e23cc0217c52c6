-- Whether a correction comes too late is told before it is entered, by the rule that refuses its
-- confirmation: the reference of a fiche that stops it, or null.
-- Who: people of the company, and the provider; others get null.
CREATE FUNCTION paid_fiche_against(
	p_instance uuid,
	p_lotto3 text,
	p_lot1 text,
	p_lot2 text,
	p_lot3 text
)
RETURNS text
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT
		paid_fiche_of(
			i,
			jsonb_populate_record(
				NULL::results,
				jsonb_build_object(
					'id',
					i.id,
					'lotto3',
					p_lotto3,
					'lot1',
					p_lot1,
					'lot2',
					p_lot2,
					'lot3',
					p_lot3
				)
			)
		)
	FROM tirage_instances i
	WHERE
		i.company_id = app_company()
		AND i.id = p_instance
		AND app_role() IN ('company', 'superuser');
$$;

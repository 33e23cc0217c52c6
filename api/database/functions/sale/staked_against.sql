-- What a sale would be counted with, by rule. A supervisor does not see the counters of the whole
-- company, but what remains of a limit is what their agents' terminals are told with each refusal.
-- Of max_exposure: what the combination costs the company so far. An agent's are added up where nothing counts them.
-- Who: whoever sees the agent; others get no row.
CREATE FUNCTION staked_against(
	p_company uuid,
	p_agent uuid,
	p_instance uuid,
	p_game text,
	p_option smallint,
	p_numbers text
)
RETURNS TABLE (rule text, staked bigint)
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT
		w.rule,
		coalesce(
			CASE w.rule
				WHEN 'max_exposure' THEN greatest(e.staked, e.liability)
				ELSE e.staked
			END,
			CASE w.holder_id
				WHEN p_agent THEN (
					SELECT sum(l.stake)::bigint
					FROM
						tirage_instances i
						JOIN fiches f ON f.company_id = i.company_id AND f.draw_date = i.draw_date
						JOIN fiche_lines l
							ON l.company_id = f.company_id
							AND l.draw_date = f.draw_date
							AND l.fiche_id = f.id
							AND l.instance_id = i.id
					WHERE
						i.company_id = p_company
						AND i.id = p_instance
						AND f.agent_id = p_agent
						AND f.voided_at IS NULL
						AND l.game = p_game
						AND (w.numbers = '' OR (l.option = p_option AND l.numbers = p_numbers))
				)
			END,
			0
		)
	FROM
		(
			VALUES
				('limit_game', 0::smallint, '', '00000000-0000-0000-0000-000000000000'::uuid),
				('limit_game_agent', 0::smallint, '', p_agent),
				('limit_boule', p_option, p_numbers, '00000000-0000-0000-0000-000000000000'::uuid),
				('max_exposure', p_option, p_numbers, '00000000-0000-0000-0000-000000000000'::uuid),
				('limit_boule_agent', p_option, p_numbers, p_agent)
		) AS w (rule, option, numbers, holder_id)
		LEFT JOIN exposures e
			ON e.company_id = p_company
			AND e.instance_id = p_instance
			AND e.game = p_game
			AND e.option = w.option
			AND e.numbers = w.numbers
			AND e.holder_id = w.holder_id
	WHERE
		(p_company = app_company() OR (app_scope() = 'all' AND app_role() = 'superuser'))
		AND EXISTS (
			SELECT
			FROM
				agents a
				JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
			WHERE
				a.company_id = p_company
				AND a.id = p_agent
				AND (app_supervisor() IS NULL OR s.supervisor_id = app_supervisor())
		);
$$;

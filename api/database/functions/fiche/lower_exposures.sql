-- Takes a voided fiche's lines off the counters, in the order of keys in which sales raise them.
CREATE FUNCTION lower_exposures(p_fiche fiches, p_lines sale_line[])
RETURNS void
LANGUAGE sql
AS $$
	WITH
		counters AS (
			SELECT
				l.instance_id,
				l.game,
				w.option,
				w.numbers,
				w.holder_id,
				sum(l.stake)::bigint AS staked,
				sum(l.liability)::bigint AS liability
			FROM
				unnest(p_lines) AS l
				CROSS JOIN LATERAL (
					VALUES
						(l.option, l.numbers, '00000000-0000-0000-0000-000000000000'::uuid),
						(l.option, l.numbers, p_fiche.surcussale_id),
						(l.option, l.numbers, p_fiche.agent_id),
						(0::smallint, '', '00000000-0000-0000-0000-000000000000'::uuid),
						(0::smallint, '', p_fiche.agent_id)
				) AS w (option, numbers, holder_id)
			GROUP BY 1, 2, 3, 4, 5
		),
		locked AS (
			SELECT e.instance_id, e.game, e.option, e.numbers, e.holder_id, c.staked, c.liability
			FROM
				exposures e
				JOIN counters c USING (instance_id, game, option, numbers, holder_id)
			WHERE e.company_id = p_fiche.company_id
			ORDER BY e.instance_id, e.holder_id DESC, e.game, e.option, e.numbers
			FOR UPDATE OF e
		)
	UPDATE exposures e
	SET
		staked = e.staked - l.staked,
		liability = e.liability - l.liability
	FROM locked l
	WHERE
		e.company_id = p_fiche.company_id
		AND (e.instance_id, e.game, e.option, e.numbers, e.holder_id) = (
			l.instance_id,
			l.game,
			l.option,
			l.numbers,
			l.holder_id
		);
$$;

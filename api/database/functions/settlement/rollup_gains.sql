-- The sums of a draw follow its lines; so do those where a fiche of it is at home.
CREATE FUNCTION rollup_gains(p_instance tirage_instances, p_flipped uuid[], p_won boolean[])
RETURNS void
LANGUAGE sql
AS $$
	WITH
		won AS (
			SELECT f.agent_id, f.surcussale_id, f.supervisor_id, l.game, l.fiche_id, sum(l.gain) AS gain
			FROM
				fiche_lines l
				JOIN fiches f
					ON f.company_id = l.company_id AND f.draw_date = l.draw_date AND f.id = l.fiche_id
			WHERE
				l.company_id = p_instance.company_id
				AND l.draw_date = p_instance.draw_date
				AND l.instance_id = p_instance.id
				AND l.gain > 0
			GROUP BY 1, 2, 3, 4, 5
		),
		sums AS (
			SELECT
				agent_id,
				surcussale_id,
				supervisor_id,
				game,
				sum(gain)::bigint AS gain,
				count(*) AS fiches
			FROM won
			GROUP BY 1, 2, 3, 4
			UNION ALL
			SELECT agent_id, surcussale_id, supervisor_id, '*', 0, count(DISTINCT fiche_id)
			FROM won
			GROUP BY 1, 2, 3
		),
		home AS (
			SELECT
				l.instance_id,
				f.agent_id,
				f.surcussale_id,
				f.supervisor_id,
				sum(
					CASE
						WHEN flipped.won THEN 1
						ELSE -1
					END
				) AS fiches
			FROM
				unnest(p_flipped, p_won) AS flipped (id, won)
				JOIN fiches f
					ON f.company_id = p_instance.company_id
					AND f.draw_date = p_instance.draw_date
					AND f.id = flipped.id
				JOIN fiche_lines l
					ON l.company_id = f.company_id
					AND l.draw_date = f.draw_date
					AND l.fiche_id = f.id
					AND l.line_no = 1
			GROUP BY 1, 2, 3, 4
		),
		target AS (
			SELECT
				r.instance_id,
				r.agent_id,
				r.surcussale_id,
				r.supervisor_id,
				r.game,
				CASE
					WHEN r.instance_id = p_instance.id THEN coalesce(s.gain, 0)
					ELSE r.gain
				END AS gain,
				CASE
					WHEN r.instance_id = p_instance.id THEN coalesce(s.fiches, 0)
					ELSE r.fiches_gagnantes
				END AS fiches,
				CASE
					WHEN r.game = '*' THEN coalesce(h.fiches, 0)
					ELSE 0
				END AS at_home
			FROM
				rollups r
				LEFT JOIN sums s
					ON s.agent_id = r.agent_id
					AND s.surcussale_id = r.surcussale_id
					AND coalesce(s.supervisor_id, '00000000-0000-0000-0000-000000000000') = r.supervisor_id
					AND s.game = r.game
					AND r.instance_id = p_instance.id
				LEFT JOIN home h
					ON h.instance_id = r.instance_id
					AND h.agent_id = r.agent_id
					AND h.surcussale_id = r.surcussale_id
					AND coalesce(h.supervisor_id, '00000000-0000-0000-0000-000000000000') = r.supervisor_id
			WHERE
				r.company_id = p_instance.company_id
				AND r.draw_date = p_instance.draw_date
				AND (r.instance_id = p_instance.id OR h.instance_id IS NOT NULL)
			ORDER BY r.instance_id, r.agent_id, r.surcussale_id, r.supervisor_id, r.game
			FOR UPDATE OF r
		)
	UPDATE rollups r
	SET
		gain = t.gain,
		fiches_gagnantes = t.fiches,
		home_gagnantes = r.home_gagnantes + t.at_home
	FROM target t
	WHERE
		r.company_id = p_instance.company_id
		AND r.draw_date = p_instance.draw_date
		AND (r.instance_id, r.agent_id, r.surcussale_id, r.supervisor_id, r.game) = (
			t.instance_id,
			t.agent_id,
			t.surcussale_id,
			t.supervisor_id,
			t.game
		)
		AND (r.gain, r.fiches_gagnantes, t.at_home) IS DISTINCT FROM (t.gain, t.fiches, 0);
$$;

-- The same sums from the fiches themselves: what rollups must equal.
CREATE VIEW rollups_raw
WITH (security_invoker = true)
AS
	WITH
		sold AS (
			SELECT
				f.company_id,
				f.draw_date,
				l.instance_id,
				f.agent_id,
				f.surcussale_id,
				coalesce(f.supervisor_id, '00000000-0000-0000-0000-000000000000') AS supervisor_id,
				l.game,
				l.tirage_id,
				f.id AS fiche_id,
				f.status <> 'deleted' AS counts,
				f.status = 'paid' AS is_paid,
				f.gain > 0 AS has_won,
				count(*) AS lines,
				sum(l.stake) AS vente,
				sum(l.commission) AS commission,
				sum(l.commission_surcussale) AS commission_surcussale,
				sum(l.gain) AS gain,
				min(l.line_no) = 1 AS is_home
			FROM
				fiches f
				JOIN fiche_lines l
					ON l.company_id = f.company_id AND l.draw_date = f.draw_date AND l.fiche_id = f.id
			GROUP BY f.company_id, f.draw_date, f.id, l.instance_id, l.tirage_id, l.game
		),
		parts AS (
			SELECT * FROM sold
			UNION ALL
			SELECT
				company_id,
				draw_date,
				instance_id,
				agent_id,
				surcussale_id,
				supervisor_id,
				'*',
				tirage_id,
				fiche_id,
				counts,
				is_paid,
				has_won,
				0,
				0,
				0,
				0,
				sum(gain),
				bool_or(is_home)
			FROM sold
			GROUP BY
				company_id,
				draw_date,
				instance_id,
				agent_id,
				surcussale_id,
				supervisor_id,
				tirage_id,
				fiche_id,
				counts,
				is_paid,
				has_won
		)
	SELECT
		company_id,
		draw_date,
		instance_id,
		agent_id,
		surcussale_id,
		supervisor_id,
		game,
		tirage_id,
		count(*) FILTER (WHERE counts) AS fiches,
		count(*) FILTER (WHERE counts AND game = '*' AND is_home) AS home_fiches,
		count(*) FILTER (WHERE counts AND gain > 0) AS fiches_gagnantes,
		count(*) FILTER (WHERE counts AND game = '*' AND is_home AND has_won) AS home_gagnantes,
		coalesce(sum(lines) FILTER (WHERE counts), 0)::bigint AS lines,
		coalesce(sum(vente) FILTER (WHERE counts), 0)::bigint AS vente,
		coalesce(sum(commission) FILTER (WHERE counts), 0)::bigint AS commission,
		coalesce(sum(commission_surcussale) FILTER (WHERE counts), 0)::bigint AS commission_surcussale,
		coalesce(sum(gain) FILTER (WHERE counts AND game <> '*'), 0)::bigint AS gain,
		coalesce(sum(gain) FILTER (WHERE is_paid AND game <> '*'), 0)::bigint AS paid,
		count(*) FILTER (WHERE NOT counts AND game = '*') AS deleted_fiches,
		count(*) FILTER (WHERE NOT counts AND game = '*' AND is_home) AS home_deleted,
		coalesce(sum(vente) FILTER (WHERE NOT counts), 0)::bigint AS deleted_vente
	FROM parts
	GROUP BY
		company_id,
		draw_date,
		instance_id,
		agent_id,
		surcussale_id,
		supervisor_id,
		game,
		tirage_id;

-- Empty, or something is wrong.
CREATE VIEW rollups_differences
WITH (security_invoker = true)
AS
	SELECT
		company_id,
		draw_date,
		instance_id,
		agent_id,
		game,
		to_jsonb(kept) AS kept,
		to_jsonb(raw) AS raw
	FROM
		rollups AS kept
		FULL JOIN rollups_raw AS raw
			USING (company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id, game)
	WHERE to_jsonb(kept) IS DISTINCT FROM to_jsonb(raw);

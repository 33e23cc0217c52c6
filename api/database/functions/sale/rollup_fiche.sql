-- Adds the lines of one fiche, in their order (p_sign 1), or takes them back (-1, as voided).
CREATE FUNCTION rollup_fiche(p_fiche fiches, p_lines sale_line[], p_sign integer)
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	WITH
		-- One row a game, and one ('*') for each draw.
		sums AS (
			SELECT
				instance_id,
				tirage_id,
				coalesce(game, '*') AS game,
				1 - grouping(game) AS of_game,
				count(*) AS lines,
				sum(stake) AS vente,
				sum(commission) AS commission,
				sum(commission_surcussale) AS commission_surcussale,
				grouping(game) * (min(line_no) = 1)::int AS home,
				CASE
					WHEN p_fiche.voided_at IS NOT NULL
					OR p_sign < 0 THEN -p_sign
					ELSE 0
				END AS voided
			FROM numbered_lines(p_lines) AS l
			GROUP BY instance_id, tirage_id, ROLLUP(game)
		)
	INSERT INTO rollups AS r (
		company_id,
		draw_date,
		instance_id,
		agent_id,
		surcussale_id,
		supervisor_id,
		game,
		tirage_id,
		fiches,
		home_fiches,
		lines,
		vente,
		commission,
		commission_surcussale,
		deleted_fiches,
		home_deleted,
		deleted_vente
	)
	SELECT
		p_fiche.company_id,
		p_fiche.draw_date,
		instance_id,
		p_fiche.agent_id,
		p_fiche.surcussale_id,
		coalesce(p_fiche.supervisor_id, '00000000-0000-0000-0000-000000000000'),
		game,
		tirage_id,
		p_sign,
		p_sign * home,
		p_sign * of_game * lines,
		p_sign * of_game * vente,
		p_sign * of_game * commission,
		p_sign * of_game * commission_surcussale,
		(1 - of_game) * voided,
		home * voided,
		of_game * voided * vente
	FROM sums
	ORDER BY instance_id, game
	ON CONFLICT (
		company_id,
		draw_date,
		instance_id,
		agent_id,
		surcussale_id,
		supervisor_id,
		game
	) DO UPDATE
		SET
			fiches = r.fiches + excluded.fiches,
			home_fiches = r.home_fiches + excluded.home_fiches,
			lines = r.lines + excluded.lines,
			vente = r.vente + excluded.vente,
			commission = r.commission + excluded.commission,
			commission_surcussale = r.commission_surcussale + excluded.commission_surcussale,
			deleted_fiches = r.deleted_fiches + excluded.deleted_fiches,
			home_deleted = r.home_deleted + excluded.home_deleted,
			deleted_vente = r.deleted_vente + excluded.deleted_vente;
$$;

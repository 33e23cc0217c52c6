-- What a draw can lose by any result, at most, when its sales end, if on each combination p_growth of what was staked by
-- now is staked again: but for what blocks, limits of all agents and the autopilot's ceiling of a ball leave no room for.
-- To be compared with it: p_boules are blocked too, or each ball of p_game has the limit p_limite.
-- Where all grows alike the worst case does; what grows less is left out of it beforehand, with what it would bring in,
-- whether or not anything is won with it.
CREATE FUNCTION worst_at_close(
	p_company uuid,
	p_instance uuid,
	p_parts integer[],
	p_growth numeric,
	p_boules text[],
	p_game text,
	p_limite bigint
)
RETURNS bigint
LANGUAGE plpgsql
STABLE
AS $$
DECLARE kept sale_line[];
BEGIN
	WITH draw AS MATERIALIZED (
		SELECT i.company_id, i.tirage_id, i.draw_date, (SELECT ball_ceiling FROM autopilot_of(p_company)) AS ball_ceiling,
			(SELECT sum(r.commission + r.commission_surcussale) / nullif(sum(r.vente), 0) FROM rollups r
				WHERE r.company_id = i.company_id AND r.draw_date = i.draw_date AND r.instance_id = i.id) AS commissions
		FROM tirage_instances i WHERE i.company_id = p_company AND i.id = p_instance
	), blocked AS MATERIALIZED (
		SELECT b.boule FROM draw d
		JOIN boules_block b ON b.company_id = d.company_id AND b.is_active AND b.agent_id IS NULL
			AND (b.tirage_id IS NULL OR b.tirage_id = d.tirage_id)
			AND d.draw_date BETWEEN b.start_date AND coalesce(b.end_date, 'infinity')
		UNION SELECT unnest(p_boules)
	), bounds AS MATERIALIZED (
		SELECT b.kind, b.game, b.boule, min(b.limite) AS limite FROM (
			SELECT m.kind, m.game, m.boule, m.limite FROM draw d
			JOIN limits m ON m.company_id = d.company_id AND m.agent_id IS NULL AND m.is_active AND m.limite IS NOT NULL
				AND (m.tirage_id IS NULL OR m.tirage_id = d.tirage_id)
			UNION ALL SELECT 'boule', p_game, NULL, p_limite WHERE p_game IS NOT NULL
		) AS b GROUP BY b.kind, b.game, b.boule
	), held AS MATERIALIZED (
		SELECT e.game, e.option, e.numbers, e.staked, e.liability FROM exposures e
		WHERE e.company_id = p_company AND e.instance_id = p_instance AND e.numbers <> ''
			AND e.holder_id = '00000000-0000-0000-0000-000000000000' AND (e.staked > 0 OR e.liability > 0)
	), games AS MATERIALIZED (
		SELECT h.game, b.limite / nullif(sum(h.staked), 0) - 1 AS room
		FROM held h JOIN bounds b ON b.kind = 'game' AND b.game = h.game
		GROUP BY h.game, b.limite
	), less AS (
		SELECT h.*, d.commissions, (p_growth - greatest(0, least(p_growth, g.room,
				CASE WHEN b.boule IS NOT NULL THEN 0 END,
				least(every.limite, own.limite)::numeric / nullif(h.staked, 0) - 1,
				d.ball_ceiling::numeric / nullif(h.liability, 0) - 1))) / (1 + p_growth) AS share
		FROM held h
		CROSS JOIN draw d
		LEFT JOIN blocked b ON b.boule = h.numbers
		LEFT JOIN games g ON g.game = h.game
		LEFT JOIN bounds every ON every.kind = 'boule' AND every.game = h.game AND every.boule IS NULL
		LEFT JOIN bounds own ON own.kind = 'boule' AND own.game = h.game AND own.boule = h.numbers
	)
	SELECT array_agg(ROW(NULL, p_instance, NULL, NULL, l.game, l.option, l.numbers, round(l.staked * l.share), 0, 0, 0,
			round(l.staked * l.share * l.commissions), 0, round(l.liability * l.share), 0,
			NULL, NULL, NULL, NULL, NULL, NULL)::sale_line)
		INTO kept FROM less l WHERE l.share > 0;
	RETURN round((1 + p_growth) * worst_case(p_company, p_instance, p_parts, kept, -1));
END $$;

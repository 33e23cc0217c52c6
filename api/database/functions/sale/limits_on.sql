-- The strictest of the active limits on one line, by family; null where there is none. A line's
-- stake is never above the company's own rule.
CREATE FUNCTION limits_on(p_company uuid, p_agent uuid, p_tirage uuid, p_game text, p_numbers text)
RETURNS TABLE (
	min_stake bigint,
	max_stake bigint,
	game bigint,
	game_agent bigint,
	boule bigint,
	boule_agent bigint
)
LANGUAGE sql
STABLE
AS $$
	SELECT
		max(l.min_stake),
		least(
			min(l.max_stake),
			(SELECT s.max_stake FROM company_settings s WHERE s.company_id = p_company)
		),
		min(l.limite) FILTER (WHERE kind = 'game' AND l.agent_id IS NULL),
		min(l.limite) FILTER (WHERE kind = 'game' AND l.agent_id IS NOT NULL),
		min(l.limite) FILTER (WHERE kind = 'boule' AND l.agent_id IS NULL),
		min(l.limite) FILTER (WHERE kind = 'boule' AND l.agent_id IS NOT NULL)
	FROM limits l
	WHERE
		l.company_id = p_company
		AND l.is_active
		AND l.game = p_game
		AND (l.agent_id IS NULL OR l.agent_id = p_agent)
		AND (l.tirage_id IS NULL OR l.tirage_id = p_tirage)
		AND (l.boule IS NULL OR l.boule = p_numbers);
$$;

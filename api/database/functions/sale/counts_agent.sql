-- Whether a draw counts for an agent alone: an active limit of theirs asks for it, or their counters are there since one
-- did. Asked with the draw and the agent locked.
CREATE FUNCTION counts_agent(p_company uuid, p_agent uuid, p_instance uuid, p_tirage uuid)
RETURNS boolean
LANGUAGE sql
STABLE
AS $$
	SELECT
		EXISTS (
			SELECT
			FROM limits m
			WHERE
				m.company_id = p_company
				AND m.agent_id = p_agent
				AND m.is_active
				AND m.limite IS NOT NULL
				AND (m.tirage_id IS NULL OR m.tirage_id = p_tirage)
		)
		OR EXISTS (
			SELECT
			FROM exposures e
			WHERE e.company_id = p_company AND e.instance_id = p_instance AND e.holder_id = p_agent
		);
$$;

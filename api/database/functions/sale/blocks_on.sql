-- The blocks that stop these numbers: for everybody or this agent, in every tirage or this one, on
-- that draw date.
CREATE FUNCTION blocks_on(
	p_company uuid,
	p_agent uuid,
	p_tirage uuid,
	p_draw_date date,
	p_numbers text
)
RETURNS SETOF uuid
LANGUAGE sql
STABLE
AS $$
	SELECT b.id
	FROM boules_block b
	WHERE
		b.company_id = p_company
		AND b.boule = p_numbers
		AND b.is_active
		AND (b.tirage_id IS NULL OR b.tirage_id = p_tirage)
		AND (b.agent_id IS NULL OR b.agent_id = p_agent)
		AND p_draw_date >= b.start_date
		AND p_draw_date <= coalesce(b.end_date, 'infinity');
$$;

-- Whether a block stops these numbers.
CREATE FUNCTION is_blocked(
	p_company uuid,
	p_agent uuid,
	p_tirage uuid,
	p_draw_date date,
	p_numbers text
)
RETURNS boolean
LANGUAGE sql
STABLE
AS $$
	SELECT EXISTS (SELECT FROM blocks_on(p_company, p_agent, p_tirage, p_draw_date, p_numbers));
$$;

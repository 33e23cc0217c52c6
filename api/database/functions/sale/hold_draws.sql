-- Locks draws against closing; p_alone: against whoever sells in them too, once those under way have ended.
CREATE FUNCTION hold_draws(p_company uuid, p_instances uuid[], p_alone boolean)
RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
	IF p_alone THEN
		PERFORM FROM tirage_instances WHERE company_id = p_company AND id = ANY (p_instances)
			ORDER BY id FOR UPDATE;
	ELSE
		PERFORM FROM tirage_instances WHERE company_id = p_company AND id = ANY (p_instances)
			ORDER BY id FOR SHARE;
	END IF;
END $$;

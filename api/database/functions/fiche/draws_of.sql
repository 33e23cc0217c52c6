-- The draws that a fiche plays in. What is sold never changes, so this needs no lock.
CREATE FUNCTION draws_of(p_fiche fiches)
RETURNS uuid[]
LANGUAGE sql
STABLE
AS $$
	SELECT array_agg(DISTINCT instance_id)
	FROM fiche_lines
	WHERE company_id = p_fiche.company_id AND draw_date = p_fiche.draw_date AND fiche_id = p_fiche.id;
$$;

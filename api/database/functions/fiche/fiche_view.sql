-- A fiche as its ticket shows it, but for what proves that one holds it.
CREATE FUNCTION fiche_view(p_fiche fiches)
RETURNS json
LANGUAGE sql
STABLE
AS $$
	SELECT fiche_with(p_fiche, lines_of(p_fiche));
$$;

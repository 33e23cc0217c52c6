-- Locks a fiche, its agent and its draws as what changes it does: for who has something to lock between them and the trail.
-- Who: whoever may act on it; of others it is unknown.
-- Throws: not_found.
CREATE FUNCTION hold_fiche(p_ref_code text)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	PERFORM fiche_for_change(p_ref_code);
END $$;

-- The fiche that the scope may act on, as it stands once agent, draws and fiche are locked;
-- refuses any other as unknown. p_alone: nobody sells in its draws meanwhile.
-- Throws: not_found.
CREATE FUNCTION fiche_for_change(p_ref_code text, p_alone boolean DEFAULT false)
RETURNS fiches
LANGUAGE plpgsql
AS $$
DECLARE fiche fiches;
BEGIN
	SELECT f.* INTO fiche FROM fiches f
		JOIN surcussales s ON s.company_id = f.company_id AND s.id = f.surcussale_id
		WHERE f.company_id = app_company() AND f.ref_code = p_ref_code
			AND (app_supervisor() IS NULL OR s.supervisor_id = app_supervisor())
			AND (app_role() <> 'agent' OR f.agent_id = app_user());
	IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
	-- No key: a settlement that writes the agent's fiches need not wait for the agent's row, and
	-- so never in a circle with who waits for its draw.
	PERFORM FROM agents WHERE company_id = fiche.company_id AND id = fiche.agent_id
		FOR NO KEY UPDATE;
	PERFORM hold_draws(fiche.company_id, draws_of(fiche), p_alone);
	SELECT * INTO STRICT fiche FROM fiches WHERE company_id = fiche.company_id
		AND draw_date = fiche.draw_date AND id = fiche.id FOR NO KEY UPDATE;
	RETURN fiche;
END $$;

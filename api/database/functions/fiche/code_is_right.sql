-- Whether the agent sent the code of a fiche of theirs: null after five wrong ones, whatever they
-- send then. A wrong one counts once this transaction commits.
-- Who: the fiche's agent.
-- Throws: not_found.
CREATE FUNCTION code_is_right(p_ref_code text, p_security_code text)
RETURNS boolean
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE fiche fiches := fiche_for_change(p_ref_code); tried integer;
BEGIN
	SELECT wrong INTO tried FROM code_attempts
		WHERE company_id = fiche.company_id AND ref_code = p_ref_code;
	IF tried >= 5 THEN RETURN NULL; END IF;
	IF fiche.security_code = p_security_code THEN RETURN true; END IF;
	INSERT INTO code_attempts AS a VALUES (fiche.company_id, p_ref_code, 1)
		ON CONFLICT (company_id, ref_code) DO UPDATE SET wrong = a.wrong + 1;
	RETURN false;
END $$;

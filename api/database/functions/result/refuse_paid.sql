-- A result whose change concerns a fiche that is paid or expired comes too late.
-- Throws: fiche_paid.
CREATE FUNCTION refuse_paid(p_instance tirage_instances, p_result results)
RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE paid text := paid_fiche_of(p_instance, p_result);
BEGIN
	IF paid IS NOT NULL THEN
		PERFORM refuse('fiche_paid', jsonb_build_object('ref_code', paid));
	END IF;
END $$;

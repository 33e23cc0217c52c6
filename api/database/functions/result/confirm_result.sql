-- Confirms the result that waits, as another person than who entered it unless the company's
-- rules let one do both. They give the digits once more, as they read them; where one may do both
-- p_lotto3 may be null. From here on its fiches are paid only by this result.
-- Who: people of the company, and the provider's; nothing confirms by itself.
-- Throws: conflict, fiche_paid, forbidden, not_found, second_person_required, validation_failed.
CREATE FUNCTION confirm_result(
	p_instance uuid,
	p_revision integer,
	p_lotto3 text,
	p_lot2 text,
	p_lot3 text,
	p_actor_name text
)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE i tirage_instances := instance_for_result(p_instance); r results; by_two boolean;
BEGIN
	IF app_user() IS NULL THEN PERFORM refuse('forbidden'); END IF;
	SELECT * INTO r FROM results WHERE company_id = i.company_id AND instance_id = i.id
		AND revision = p_revision AND state = 'provisional';
	IF NOT FOUND THEN PERFORM refuse('conflict'); END IF;
	SELECT two_person_results INTO by_two FROM company_settings WHERE company_id = i.company_id;
	IF by_two AND r.created_by IS NOT DISTINCT FROM app_user() THEN
		PERFORM refuse('second_person_required');
	END IF;
	IF by_two OR p_lotto3 IS NOT NULL THEN
		PERFORM refuse_differing(r, p_lotto3, p_lot2, p_lot3);
	END IF;
	PERFORM refuse_paid(i, r);
	UPDATE results SET state = 'confirmed', confirmed_by = app_user(),
			confirmed_by_name = p_actor_name, confirmed_at = clock_timestamp()
		WHERE company_id = i.company_id AND instance_id = i.id AND revision = p_revision;
	UPDATE tirage_instances SET state = 'confirmed', version = version + 1, updated_at = now()
		WHERE company_id = i.company_id AND id = i.id;
END $$;

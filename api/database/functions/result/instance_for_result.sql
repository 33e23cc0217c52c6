-- The draw date of the company's that is to be worked on, locked; sales are over.
-- Throws: forbidden, not_found.
CREATE FUNCTION instance_for_result(p_instance uuid)
RETURNS tirage_instances
LANGUAGE plpgsql
AS $$
DECLARE i tirage_instances;
BEGIN
	IF app_company() IS NULL OR app_role() NOT IN ('company', 'superuser') THEN
		PERFORM refuse('forbidden');
	END IF;
	PERFORM require_code('change_tirage');
	PERFORM close_instance(app_company(), p_instance);
	SELECT * INTO i FROM tirage_instances
		WHERE company_id = app_company() AND id = p_instance FOR UPDATE;
	IF NOT FOUND THEN PERFORM refuse('not_found'); END IF;
	RETURN i;
END $$;

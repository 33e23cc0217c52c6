-- Digits typed a second time are those that were entered. Which of them is another is not told: both
-- fields are named.
-- Throws: validation_failed.
CREATE FUNCTION refuse_differing(p_result results, p_lotto3 text, p_lot2 text, p_lot3 text)
RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
	IF p_lotto3 IS NULL THEN
		PERFORM refuse('validation_failed', '{"fields": {"pick3": {"code": "required"}}}');
	END IF;
	IF (p_lotto3, p_lot2, p_lot3) IS DISTINCT FROM (p_result.lotto3, p_result.lot2, p_result.lot3)
	THEN
		PERFORM refuse('validation_failed', jsonb_build_object(
			'fields', '{"pick3": {"code": "differs_from_entry"}, "pick4": {"code": "differs_from_entry"}}'::jsonb,
			'instance_id', p_result.instance_id
		));
	END IF;
END $$;

-- Tells the trail, once, which fiches of the company of the transaction are paid by the office or expired
-- and were never told one by one: from then on each of them has its own entry.
-- Who: the scheduler.
-- Throws: forbidden.
CREATE FUNCTION witness_claims()
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE hashed text;
BEGIN
	IF app_role() <> 'superuser' THEN PERFORM refuse('forbidden'); END IF;
	PERFORM pg_advisory_xact_lock(hashtextextended('claims ' || app_company(), 0));
	IF EXISTS (
		SELECT FROM audit_entries
		WHERE company_id = app_company() AND object_type = 'witness' AND action = 'claims')
	THEN RETURN; END IF;
	SELECT encode(sha256(convert_to(coalesce(string_agg(concat_ws(' ', f.id, f.status), E'\n'
			ORDER BY f.id), ''), 'UTF8')), 'hex') INTO hashed
		FROM fiches f
		WHERE f.company_id = app_company()
			AND (f.status = 'expired' OR f.status = 'paid' AND f.paid_agent_id IS NULL)
			AND f.id::text NOT IN (
				SELECT jsonb_array_elements_text(after) FROM audit_entries
				WHERE company_id = app_company() AND object_type = 'witness'
					AND action IN ('paid', 'expired'));
	PERFORM audit_witness(app_company(), 'claims', '', to_jsonb(hashed));
END $$;

-- Takes a key: null for a new one, the earlier answer for a used one. A second call with the
-- same key waits here until the first has committed or failed.
-- Who: anybody, with keys of their own.
-- Throws: key_reused.
CREATE FUNCTION idempotency_begin(p_key text, p_hash bytea)
RETURNS jsonb
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE earlier idempotency_keys;
BEGIN
	INSERT INTO idempotency_keys (company_id, actor_id, key, body_hash)
		VALUES (app_company(), app_user(), p_key, p_hash) ON CONFLICT DO NOTHING;
	IF FOUND THEN RETURN NULL; END IF;
	SELECT * INTO earlier FROM idempotency_keys
		WHERE company_id = app_company() AND actor_id = app_user() AND key = p_key;
	IF earlier.body_hash <> p_hash THEN PERFORM refuse('key_reused'); END IF;
	RETURN earlier.answer;
END $$;

-- Takes a key: null for a new one, the earlier answer for a used one. A second call with the
-- same key waits here until the first has committed or failed. The key is locked and not written: that is
-- done once, with its answer.
-- Who: anybody, with keys of their own.
-- Throws: key_reused.
CREATE FUNCTION idempotency_begin(p_key text, p_hash bytea)
RETURNS jsonb
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE used_for bytea; answered jsonb;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended(
		concat_ws(' ', 'key', app_company(), app_user(), p_key), 0));
	SELECT body_hash, answer INTO used_for, answered FROM idempotency_keys
		WHERE company_id = app_company() AND actor_id = app_user() AND key = p_key;
	IF NOT FOUND THEN RETURN NULL; END IF;
	IF used_for IS DISTINCT FROM p_hash THEN PERFORM refuse('key_reused'); END IF;
	-- The first call may have been committed without the second server (it was cut off while it waited). This
	-- one has something to commit too, so that it waits until the second has both.
	IF current_setting('synchronous_standby_names') <> '' THEN
		PERFORM pg_logical_emit_message(true, 'borlette', '');
	END IF;
	RETURN answered;
END $$;

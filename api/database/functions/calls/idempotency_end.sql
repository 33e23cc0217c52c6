-- Keeps the answer to a key, with the transaction that made it.
CREATE FUNCTION idempotency_end(p_key text, p_answer jsonb)
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	UPDATE idempotency_keys
	SET answer = p_answer
	WHERE company_id = app_company() AND actor_id = app_user() AND key = p_key AND answer IS NULL;
$$;

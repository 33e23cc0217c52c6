-- Keeps the answer to a key, with the transaction that made it.
CREATE FUNCTION idempotency_end(p_key text, p_hash bytea, p_answer jsonb)
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	INSERT INTO idempotency_keys (company_id, actor_id, key, body_hash, answer)
	VALUES (app_company(), app_user(), p_key, p_hash, p_answer);
$$;

-- Keeps the answer to a key, with the transaction that made it. p_for_good: it is never forgotten, since whoever sent the call keeps it until
-- it is answered, however late.
CREATE FUNCTION idempotency_end(
	p_key text,
	p_hash bytea,
	p_answer jsonb,
	p_for_good boolean DEFAULT false
)
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	INSERT INTO idempotency_keys (company_id, actor_id, key, body_hash, answer, created_at)
	VALUES
		(
			app_company(),
			app_user(),
			p_key,
			p_hash,
			p_answer,
			CASE
				WHEN p_for_good THEN 'infinity'
				ELSE clock_timestamp()
			END
		);
$$;

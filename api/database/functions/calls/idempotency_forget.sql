-- Forgets the keys of 30 days ago; nobody repeats a call so late, but those that were kept for good.
CREATE FUNCTION idempotency_forget()
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	DELETE FROM idempotency_keys WHERE created_at < now() - INTERVAL '30 days';
$$;

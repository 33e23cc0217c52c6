-- Holds a company on this server for the transaction, before it works on it. Whoever moves the company waits until those
-- that write have ended, and from the moment of waiting on others are refused.
-- Who: anybody, about the company that the transaction is confined to; it tells nothing but a refusal.
-- Throws: company_moving.
CREATE FUNCTION hold_home(p_company uuid, p_server text)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	-- What only reads is of one moment, and may see the end of it here.
	IF current_setting('transaction_read_only') = 'off'
		AND NOT pg_try_advisory_xact_lock_shared(hashtextextended('home ' || p_company, 0))
	THEN PERFORM refuse('company_moving', '{"retryAfter": 2}'); END IF;
	IF p_server IS DISTINCT FROM coalesce((SELECT server FROM company_homes WHERE company_id = p_company), '')
	THEN PERFORM refuse('company_moving', '{"retryAfter": 2}'); END IF;
END $$;

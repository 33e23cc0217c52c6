-- Waits for the sales under way, which hold the row; none begins after it.
CREATE FUNCTION close_instance(p_company uuid, p_instance uuid)
RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
	PERFORM FROM tirage_instances WHERE company_id = p_company AND id = p_instance
		AND state = 'open' AND close_at <= clock_timestamp() FOR UPDATE;
	IF NOT FOUND THEN RETURN; END IF;
	UPDATE tirage_instances i SET state = 'closed', sealed_at = clock_timestamp(),
		seal_fiches = s.fiches, seal_total = s.total, seal_hash = s.hash,
		version = version + 1, updated_at = now()
	FROM seal_of(p_company, p_instance) AS s
	WHERE i.company_id = p_company AND i.id = p_instance;
END $$;

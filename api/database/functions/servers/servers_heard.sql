-- What the directory hears of the other servers: whether their rows come in, and of when the last word is.
CREATE FUNCTION servers_heard()
RETURNS TABLE (server text, is_heard boolean, heard_at timestamptz)
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT
		substr(s.subname, length('borlette_up_') + 1),
		s.pid IS NOT NULL,
		s.last_msg_receipt_time
	FROM
		pg_stat_subscription s
		JOIN pg_subscription own ON own.oid = s.subid
	WHERE
		own.subdbid = (SELECT oid FROM pg_database WHERE datname = current_database())
		AND s.subname LIKE 'borlette\_up\_%'
		AND s.relid IS NULL;
$$;

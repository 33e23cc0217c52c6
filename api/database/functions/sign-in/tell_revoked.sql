-- Open streams of a sign-in that ended, or goes on under another token, are told at once; so are API
-- processes that keep it in memory.
CREATE FUNCTION tell_revoked()
RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	PERFORM pg_notify('live', jsonb_build_array(
		jsonb_build_object('revoked', encode(OLD.token_hash, 'hex')))::text);
	PERFORM pg_notify('people', '');
	RETURN NULL;
END $$;

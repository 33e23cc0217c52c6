-- Changes of draws are rare, so a trigger tells the screens of them; sales are told outside their
-- transactions (src/live/notifier.ts).
CREATE FUNCTION tell_instance()
RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	PERFORM pg_notify('live', jsonb_build_array(
		jsonb_build_object('k', 'result', 'c', NEW.company_id, 'i', NEW.id))::text);
	RETURN NULL;
END $$;

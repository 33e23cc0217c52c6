CREATE FUNCTION tell_instance()
RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	PERFORM pg_notify('live', jsonb_build_array(
		jsonb_build_object('k', 'result', 'c', NEW.company_id, 'i', NEW.id))::text);
	RETURN NULL;
END $$;

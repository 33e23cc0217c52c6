-- Who is signed in, and what they may do, may be another than a moment ago: API processes that keep it
-- in memory look it up again. Once for a transaction, however many rows it changed. A trigger may say what it
-- was: of 'rights' open pages are told.
CREATE FUNCTION tell_people_changed()
RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	PERFORM pg_notify('people', coalesce(TG_ARGV[0], ''));
	RETURN NULL;
END $$;

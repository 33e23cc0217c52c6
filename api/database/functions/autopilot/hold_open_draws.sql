-- Another version of an autopilot holds every sale from here on: it waits for those under way in the draws that are open,
-- whose worst case the next sale works out.
CREATE FUNCTION hold_open_draws()
RETURNS trigger
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	PERFORM FROM tirage_instances WHERE company_id = new.company_id AND state = 'open' ORDER BY id FOR UPDATE;
	UPDATE autopilot_draws d SET room = -1, parts = NULL
		FROM tirage_instances i
		WHERE d.company_id = new.company_id AND i.company_id = d.company_id AND i.id = d.instance_id
			AND i.state = 'open';
	RETURN NULL;
END $$;

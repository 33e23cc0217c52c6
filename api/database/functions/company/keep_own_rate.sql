-- Whose a surcussale is and what they gain by it is the house's to say.
-- Throws: forbidden.
CREATE FUNCTION keep_own_rate()
RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
	IF app_supervisor() IS NOT NULL
		AND new.commission <> (CASE TG_OP WHEN 'INSERT' THEN 0 ELSE old.commission END)
	THEN PERFORM refuse('forbidden'); END IF;
	RETURN new;
END $$;

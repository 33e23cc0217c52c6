-- A company is never without its settings, options and primes.
CREATE FUNCTION company_defaults()
RETURNS trigger
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
	PERFORM give_defaults(new.id);
	RETURN NULL;
END $$;

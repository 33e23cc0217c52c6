-- Takes back a company that was made and never worked with. What it holds beside its default
-- catalogue and people (surcussales, fiches, invoices …) refuses it by the foreign keys.
-- Who: the provider.
-- Throws: forbidden.
CREATE FUNCTION delete_company(p_id uuid)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE part text;
BEGIN
	IF app_role() <> 'superuser' THEN PERFORM refuse('forbidden'); END IF;
	PERFORM set_config('app.company_id', p_id::text, true);
	FOREACH part IN ARRAY ARRAY['todos', 'messages', 'generales', 'boules_block', 'limits', 'primes',
		'lotto_options', 'tirage_instances', 'tirages', 'info_tirages', 'company_settings',
		'company_homes', 'users'] LOOP
		EXECUTE format('DELETE FROM %I WHERE company_id = $1', part) USING p_id;
	END LOOP;
	UPDATE tokens SET company_id = NULL WHERE company_id = p_id;
	DELETE FROM companies WHERE id = p_id;
END $$;

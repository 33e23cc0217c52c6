-- Takes back a company in which nobody ever sold: what was set for it, and what its draws came to without a fiche, goes
-- with it. Its surcussales, supervisors, invoices and payments refuse it by the foreign keys, and whoever sold is of a surcussale.
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
	FOREACH part IN ARRAY ARRAY['sendings', 'report_schedules', 'alert_rules', 'todos', 'messages', 'generales',
		'bulk_changes', 'usual_signals', 'page_sums', 'boules_block', 'limits', 'primes', 'lotto_options',
		'autopilot_draws', 'autopilot_moves', 'autopilots', 'sales_curves', 'settlements', 'results',
		'tirage_instances', 'tirages', 'info_tirages', 'company_settings', 'company_homes', 'users'] LOOP
		EXECUTE format('DELETE FROM %I WHERE company_id = $1', part) USING p_id;
	END LOOP;
	UPDATE tokens SET company_id = NULL WHERE company_id = p_id;
	DELETE FROM companies WHERE id = p_id;
END $$;

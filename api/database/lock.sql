-- Takes every table and view at once, before any of them is changed, and waits for all of them
-- together no longer than lock_timeout: calls that come meanwhile wait behind it for that time. In
-- the order in which they were made, each after those that it refers to, as most calls come to them.
DO $$
DECLARE
	bound text := current_setting('lock_timeout');
	ends_at timestamptz := clock_timestamp() + bound::interval;
	relation regclass;
BEGIN
	FOR relation IN
		SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace
			AND relkind IN ('r', 'p', 'v')
			AND oid NOT IN (SELECT objid FROM pg_depend WHERE deptype = 'e')
			ORDER BY oid
	LOOP
		PERFORM set_config('lock_timeout', greatest(1,
			floor(1000 * extract(epoch FROM ends_at - clock_timestamp())))::text, true);
		EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', relation);
	END LOOP;
	PERFORM set_config('lock_timeout', bound, true);
END $$;

-- Makes the partitions of a day's month, where they are not there. Nobody is granted anything on them:
-- rows are reached through fiches and fiche_lines, whose policies hold.
-- A partition is made beside its table and then attached: made in its place it would wait for everybody who reads
-- fiches, and every sale for it. Who writes is waited for less than the second after which PostgreSQL looks for a
-- deadlock: it fails (lock_not_available) and is asked for again, and no sale is ended.
-- Who: anybody: it makes what is missing, and nothing else.
CREATE FUNCTION ensure_partitions(p_month date)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
SET lock_timeout = '800ms'
AS $$
DECLARE
	first date := date_trunc('month', p_month)::date;
	parent text;
	part text;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('partitions', 0));
	FOREACH parent IN ARRAY ARRAY['fiches', 'fiche_lines'] LOOP
		part := parent || to_char(first, '_YYYY_MM');
		CONTINUE WHEN to_regclass(part) IS NOT NULL;
		-- Settlement writes every fiche once more: with room beside it, in place and without its
		-- indexes. A line is written again only when it wins.
		EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL) WITH (fillfactor = %s)',
			part, parent, CASE parent WHEN 'fiches' THEN 50 ELSE 100 END);
		EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part);
		EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', part);
		EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
			parent, part, first, (first + interval '1 month')::date);
	END LOOP;
END $$;

-- Takes down what is laid down anew, all at once, so that no order among it matters: policies,
-- triggers, views, functions, types and grants. Tables and their rows stay, and what an extension
-- made. Without policies the owner would see no row, and migrations work on rows: until
-- policies/ force it again, row-level security holds for everybody but the owner. If something else
-- depends on what is taken down, this fails and names it.
DO $$
DECLARE statement text;
BEGIN
	FOR statement IN
		WITH relations AS (
			SELECT oid, relname, relkind, relforcerowsecurity AND NOT relispartition AS is_forced
				FROM pg_class WHERE relnamespace = 'public'::regnamespace
		), ours AS (
			SELECT p.oid, p.proname FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
		), of_extensions AS (
			SELECT objid FROM pg_depend WHERE deptype = 'e'
		)
		SELECT text FROM (
			SELECT 1 AS place, format('DROP POLICY %I ON %I', polname, relname) AS text
				FROM relations r JOIN pg_policy ON polrelid = r.oid
			UNION ALL
			SELECT 2, format('DROP TRIGGER %I ON %I', tgname, relname)
				FROM relations r JOIN pg_trigger ON tgrelid = r.oid
				WHERE NOT tgisinternal AND tgparentid = 0
			UNION ALL
			SELECT 3, 'DROP VIEW ' || string_agg(quote_ident(relname), ', ') FROM relations
				WHERE relkind = 'v' AND oid NOT IN (SELECT objid FROM of_extensions)
			UNION ALL
			SELECT 4, 'DROP ROUTINE ' || string_agg(oid::regprocedure::text, ', ') FROM ours
				WHERE oid NOT IN (SELECT objid FROM of_extensions)
			UNION ALL
			SELECT 5, 'DROP TYPE ' || string_agg(quote_ident(relname), ', ') FROM relations
				WHERE relkind = 'c' AND oid NOT IN (SELECT objid FROM of_extensions)
			UNION ALL
			SELECT 6, format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', relname) FROM relations
				WHERE is_forced
			UNION ALL
			SELECT 7, 'REVOKE ALL ON ALL TABLES IN SCHEMA public FROM borlette_app'
				WHERE to_regrole('borlette_app') IS NOT NULL
		) AS steps WHERE text IS NOT NULL ORDER BY place
	LOOP
		EXECUTE statement;
	END LOOP;
END $$;

-- What stands before the first table. Run once, when a database is made.

-- The application's role: every connection of the API is made by it or by a member of it, and
-- row-level security holds for it.
DO $$ BEGIN
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'borlette_app') THEN
		CREATE ROLE borlette_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
	END IF;
END $$;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO borlette_app;

-- Order of names for people: accents and case count last, "Agent 9" stands before "Agent 10".
CREATE COLLATION names (provider = icu, locale = 'fr-u-kn-true');

import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * What all companies share: reference data, companies, people who sign in, their tokens.
 * Usernames are unique over all companies, so these tables are keyed by `id` alone (reference
 * tables, should the database be distributed by company); everything else by `company_id, id`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		DO $$ BEGIN
			IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'borlette_app') THEN
				CREATE ROLE borlette_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
			END IF;
		END $$;
		REVOKE CREATE ON SCHEMA public FROM PUBLIC;
		GRANT USAGE ON SCHEMA public TO borlette_app;

		-- Order of names for people: accents and case count last, "Agent 9" stands before "Agent 10".
		CREATE COLLATION names (provider = icu, locale = 'fr-u-kn-true');

		-- What the application says about a transaction (db/scope.ts).
		CREATE FUNCTION app_company() RETURNS uuid LANGUAGE sql STABLE
			RETURN nullif(current_setting('app.company_id', true), '')::uuid;
		CREATE FUNCTION app_user() RETURNS uuid LANGUAGE sql STABLE
			RETURN nullif(current_setting('app.user_id', true), '')::uuid;
		CREATE FUNCTION app_supervisor() RETURNS uuid LANGUAGE sql STABLE
			RETURN nullif(current_setting('app.supervisor_id', true), '')::uuid;
		CREATE FUNCTION app_role() RETURNS text LANGUAGE sql STABLE
			RETURN coalesce(current_setting('app.role', true), '');
		CREATE FUNCTION app_scope() RETURNS text LANGUAGE sql STABLE
			RETURN coalesce(current_setting('app.scope', true), '');

		CREATE TABLE countries (
			id uuid PRIMARY KEY DEFAULT uuidv7(),
			name text NOT NULL,
			name_code char(2) NOT NULL UNIQUE CHECK (name_code ~ '^[A-Z]{2}$'),
			flag text,
			version integer NOT NULL DEFAULT 1,
			created_at timestamptz NOT NULL DEFAULT now(),
			updated_at timestamptz NOT NULL DEFAULT now()
		);
		CREATE TABLE cities (
			id uuid PRIMARY KEY DEFAULT uuidv7(),
			country_id uuid NOT NULL REFERENCES countries (id),
			name text NOT NULL,
			UNIQUE (country_id, name)
		);
		GRANT SELECT, INSERT, UPDATE, DELETE ON countries, cities TO borlette_app;

		CREATE TABLE companies (
			id uuid PRIMARY KEY DEFAULT uuidv7(),
			ref_code text NOT NULL UNIQUE,
			companyname text NOT NULL,
			user_photo text,
			country_id uuid NOT NULL REFERENCES countries (id),
			currency char(3) NOT NULL DEFAULT 'HTG',
			timezone text NOT NULL DEFAULT 'America/Port-au-Prince',
			is_active boolean NOT NULL DEFAULT true,
			version integer NOT NULL DEFAULT 1,
			created_at timestamptz NOT NULL DEFAULT now(),
			updated_at timestamptz NOT NULL DEFAULT now()
		);
		ALTER TABLE companies ENABLE ROW LEVEL SECURITY;
		ALTER TABLE companies FORCE ROW LEVEL SECURITY;
		CREATE POLICY own_company ON companies FOR SELECT USING (id = (SELECT app_company()));
		CREATE POLICY provider ON companies USING ((SELECT app_role()) = 'superuser');
		CREATE POLICY owner ON companies TO CURRENT_USER USING (true);
		GRANT SELECT, INSERT, UPDATE ON companies TO borlette_app;

		CREATE TABLE users (
			id uuid PRIMARY KEY DEFAULT uuidv7(),
			role text NOT NULL CHECK (role IN ('superuser', 'company', 'supervisor')),
			company_id uuid REFERENCES companies (id),
			username text NOT NULL,
			password_hash text NOT NULL,
			first_name text NOT NULL DEFAULT '',
			last_name text NOT NULL DEFAULT '',
			phone text,
			user_photo text,
			is_active boolean NOT NULL DEFAULT true,
			version integer NOT NULL DEFAULT 1,
			created_at timestamptz NOT NULL DEFAULT now(),
			updated_at timestamptz NOT NULL DEFAULT now(),
			CHECK ((role = 'superuser') = (company_id IS NULL))
		);
		CREATE UNIQUE INDEX users_username ON users (lower(username));
		CREATE INDEX users_company ON users (company_id);
		ALTER TABLE users ENABLE ROW LEVEL SECURITY;
		ALTER TABLE users FORCE ROW LEVEL SECURITY;
		CREATE POLICY own_company ON users USING (company_id = (SELECT app_company()));
		CREATE POLICY myself ON users USING (id = (SELECT app_user()));
		CREATE POLICY all_companies ON users FOR SELECT USING ((SELECT app_scope()) = 'all');
		CREATE POLICY owner ON users TO CURRENT_USER USING (true);
		-- Neither role nor company of a person ever change, and no query can read a password hash.
		GRANT SELECT (id, role, company_id, username, first_name, last_name, phone, user_photo,
				is_active, version, created_at, updated_at),
			UPDATE (username, password_hash, first_name, last_name, phone, user_photo, is_active,
				version, updated_at),
			INSERT, DELETE ON users TO borlette_app;

		CREATE TABLE user_permissions (
			user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
			codename text NOT NULL,
			PRIMARY KEY (user_id, codename)
		);
		ALTER TABLE user_permissions ENABLE ROW LEVEL SECURITY;
		ALTER TABLE user_permissions FORCE ROW LEVEL SECURITY;
		CREATE POLICY own_company ON user_permissions USING (EXISTS (
			SELECT FROM users WHERE users.id = user_id AND users.company_id = (SELECT app_company())
		));
		CREATE POLICY owner ON user_permissions TO CURRENT_USER USING (true);
		GRANT SELECT, INSERT, DELETE ON user_permissions TO borlette_app;

		-- Pictures: shown by <img>, which sends no token, so the id is the secret (122 random bits).
		CREATE TABLE files (
			id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
			content_type text NOT NULL,
			bytes bytea NOT NULL,
			created_at timestamptz NOT NULL DEFAULT now()
		);
		GRANT SELECT, INSERT, DELETE ON files TO borlette_app;
	`,
	);
}

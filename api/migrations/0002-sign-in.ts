import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * Tokens. The application role has no right on the table: it works through these functions,
 * which run as the owner and see no more than the one token or username they are given.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		CREATE TABLE tokens (
			id uuid PRIMARY KEY DEFAULT uuidv7(),
			-- SHA-256 of the token: a stolen backup signs nobody in.
			token_hash bytea NOT NULL UNIQUE,
			user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
			-- What a superuser chose to work on.
			company_id uuid REFERENCES companies (id),
			country_code char(2),
			idle_minutes integer NOT NULL,
			idle_expires_at timestamptz NOT NULL,
			expires_at timestamptz NOT NULL,
			created_at timestamptz NOT NULL DEFAULT now(),
			ip text,
			user_agent text
		);
		CREATE INDEX tokens_user ON tokens (user_id);
		ALTER TABLE tokens ENABLE ROW LEVEL SECURITY;
		ALTER TABLE tokens FORCE ROW LEVEL SECURITY;
		CREATE POLICY owner ON tokens TO CURRENT_USER USING (true);

		CREATE FUNCTION auth_credentials(p_username text)
		RETURNS TABLE (user_id uuid, company_id uuid, password_hash text, is_active boolean)
		LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
			SELECT u.id, u.company_id, u.password_hash, u.is_active AND coalesce(c.is_active, true)
			FROM users u LEFT JOIN companies c ON c.id = u.company_id
			WHERE lower(u.username) = lower(p_username)
		$$;

		CREATE FUNCTION auth_start(
			p_user uuid, p_hash bytea, p_idle_minutes integer, p_minutes integer, p_ip text, p_agent text
		) RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			DELETE FROM tokens WHERE user_id = p_user AND least(idle_expires_at, expires_at) <= now();
			INSERT INTO tokens
				(user_id, token_hash, idle_minutes, idle_expires_at, expires_at, ip, user_agent)
			VALUES (
				p_user, p_hash, p_idle_minutes,
				now() + make_interval(mins => least(p_idle_minutes, p_minutes)),
				now() + make_interval(mins => p_minutes), p_ip, p_agent
			);
		$$;

		-- The new token of a superuser who chose a company or country; the old one ends.
		CREATE FUNCTION auth_rechoose(p_old bytea, p_new bytea, p_company uuid, p_country text)
		RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			UPDATE tokens SET token_hash = p_new, company_id = p_company, country_code = p_country
			WHERE token_hash = p_old;
		$$;

		CREATE FUNCTION auth_end(p_hash bytea) RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			DELETE FROM tokens WHERE token_hash = p_hash;
		$$;

		-- The person behind a token, or no row. Its use keeps the token from idling out; that is
		-- written at most twice a minute, so that reading stays reading.
		CREATE FUNCTION auth_session(p_hash bytea)
		RETURNS TABLE (
			user_id uuid, role text, username text, first_name text, last_name text, phone text,
			user_photo text, is_active boolean, company_id uuid, companyname text, currency text,
			timezone text, country_code text, idle_expires_at timestamptz, expires_at timestamptz,
			perms text[]
		)
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		#variable_conflict use_column
		BEGIN
			UPDATE tokens t
			SET idle_expires_at = least(now() + make_interval(mins => t.idle_minutes), t.expires_at)
			WHERE t.token_hash = p_hash
				AND t.idle_expires_at > now() AND t.expires_at > now()
				AND t.idle_expires_at < t.expires_at
				AND t.idle_expires_at < now() + make_interval(mins => t.idle_minutes)
					- make_interval(secs => 30);
			RETURN QUERY
				SELECT u.id, u.role, u.username, u.first_name, u.last_name, u.phone, u.user_photo,
					u.is_active AND (u.company_id IS NULL OR c.is_active),
					c.id, c.companyname, c.currency::text, c.timezone, t.country_code::text,
					t.idle_expires_at, t.expires_at,
					ARRAY(SELECT p.codename FROM user_permissions p WHERE p.user_id = u.id ORDER BY 1)
				FROM tokens t
				JOIN users u ON u.id = t.user_id
				LEFT JOIN companies c ON c.id = coalesce(u.company_id, t.company_id)
				WHERE t.token_hash = p_hash AND t.idle_expires_at > now() AND t.expires_at > now();
		END $$;

		-- The provider's first person; refuses as soon as there is one.
		CREATE FUNCTION create_first_superuser(p_username text, p_hash text, p_permissions text[])
		RETURNS boolean
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE new_id uuid;
		BEGIN
			PERFORM pg_advisory_xact_lock(hashtextextended('first superuser', 0));
			IF EXISTS (SELECT FROM users WHERE role = 'superuser') THEN RETURN false; END IF;
			INSERT INTO users (role, username, password_hash)
				VALUES ('superuser', p_username, p_hash) RETURNING id INTO new_id;
			INSERT INTO user_permissions SELECT new_id, unnest(p_permissions);
			RETURN true;
		END $$;

		REVOKE EXECUTE ON FUNCTION
			auth_credentials, auth_start, auth_rechoose, auth_end, auth_session,
			create_first_superuser FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION
			auth_credentials, auth_start, auth_rechoose, auth_end, auth_session,
			create_first_superuser TO borlette_app;
	`,
	);
}

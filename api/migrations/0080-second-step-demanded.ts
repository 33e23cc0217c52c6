import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * A company may demand the second step of its people; a session tells whether one is owed. What a
 * superuser chose to work on is kept for their next sign-in, and who signs in may give their phone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		ALTER TABLE company_settings
			ADD COLUMN two_factor_admins boolean NOT NULL DEFAULT false,
			ADD COLUMN two_factor_supervisors boolean NOT NULL DEFAULT false;
		ALTER TABLE users
			ADD COLUMN chosen_company uuid REFERENCES companies (id) ON DELETE SET NULL,
			ADD COLUMN chosen_country char(2);
		CREATE INDEX users_chosen_company ON users (chosen_company);
		CREATE INDEX users_phone ON users (phone);

		-- By username or, where one person alone has it, by phone. A phone that is somebody's username is
		-- that person's.
		DROP FUNCTION auth_credentials(text);
		CREATE FUNCTION auth_credentials(p_username text, p_phone text)
		RETURNS TABLE (
			user_id uuid, company_id uuid, username text, role text, password_hash text, is_active boolean
		)
		LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
			WITH named AS (
				SELECT u.id FROM users u WHERE lower(u.username) = lower(p_username)
			), called AS (
				SELECT (array_agg(u.id))[1] AS id FROM users u WHERE u.phone = p_phone HAVING count(*) = 1
			)
			SELECT u.id, u.company_id, u.username, u.role, u.password_hash,
				u.is_active AND coalesce(c.is_active, true)
			FROM users u LEFT JOIN companies c ON c.id = u.company_id
			WHERE u.id = coalesce((SELECT id FROM named), (SELECT id FROM called))
		$$;

		CREATE OR REPLACE FUNCTION auth_start(
			p_user uuid, p_hash bytea, p_idle_minutes integer, p_minutes integer, p_ip text, p_agent text
		) RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			-- One sign-in of a person after another: two at once would each count without the other.
			SELECT FROM users WHERE id = p_user FOR NO KEY UPDATE;
			DELETE FROM tokens WHERE user_id = p_user AND least(idle_expires_at, expires_at) <= now();
			DELETE FROM tokens WHERE id IN (
				SELECT id FROM tokens WHERE user_id = p_user
				ORDER BY idle_expires_at - make_interval(mins => idle_minutes) DESC, id DESC OFFSET 39
			);
			INSERT INTO tokens (user_id, token_hash, idle_minutes, idle_expires_at, expires_at, ip,
				user_agent, company_id, country_code)
			SELECT p_user, p_hash, p_idle_minutes,
				now() + make_interval(mins => least(p_idle_minutes, p_minutes)),
				now() + make_interval(mins => p_minutes), p_ip, p_agent, chosen_company, chosen_country
			FROM users WHERE id = p_user;
		$$;

		CREATE OR REPLACE FUNCTION auth_rechoose(
			p_old bytea, p_new bytea, p_company uuid, p_country text
		) RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			UPDATE users u SET chosen_company = p_company, chosen_country = p_country
			FROM tokens t WHERE t.token_hash = p_old AND u.id = t.user_id AND u.role = 'superuser';
			UPDATE tokens SET token_hash = p_new, company_id = p_company, country_code = p_country
			WHERE token_hash = p_old;
		$$;

		DROP FUNCTION auth_session(bytea);
		CREATE FUNCTION auth_session(p_hash bytea)
		RETURNS TABLE (
			user_id uuid, role text, username text, first_name text, last_name text, phone text,
			user_photo text, is_active boolean, company_id uuid, companyname text, company_photo text,
			currency text, timezone text, company_country text, country_code text,
			idle_expires_at timestamptz, expires_at timestamptz, perms text[],
			-- By the company; of other roles the API says it.
			second_step_demanded boolean, has_second_step boolean
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
					c.id, c.companyname, c.user_photo, c.currency::text, c.timezone, n.name_code::text,
					t.country_code::text, t.idle_expires_at, t.expires_at,
					ARRAY(SELECT p.codename FROM user_permissions p WHERE p.user_id = u.id ORDER BY 1),
					CASE u.role
						WHEN 'company' THEN s.two_factor_admins
						WHEN 'supervisor' THEN s.two_factor_supervisors
						ELSE false
					END,
					EXISTS (
						SELECT FROM two_factor f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL
					)
				FROM tokens t
				JOIN users u ON u.id = t.user_id
				LEFT JOIN companies c ON c.id = coalesce(u.company_id, t.company_id)
				LEFT JOIN company_settings s ON s.company_id = u.company_id
				LEFT JOIN countries n ON n.id = c.country_id
				WHERE t.token_hash = p_hash AND t.idle_expires_at > now() AND t.expires_at > now();
		END $$;

		REVOKE EXECUTE ON FUNCTION auth_credentials, auth_session FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION auth_credentials, auth_session TO borlette_app;
	`,
	);
}

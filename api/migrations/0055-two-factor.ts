import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * Two-factor sign-in. Like the tokens of 0002 its tables are closed to the application role: it
 * works through these functions. Secrets are encrypted by the API, whose key is no part of the
 * database; of recovery codes there are only hashes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		CREATE TABLE two_factor (
			user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
			secret bytea NOT NULL,
			-- Asked for at sign-in from then on.
			confirmed_at timestamptz,
			-- Time step of the last code taken: a code is taken once.
			last_step bigint NOT NULL DEFAULT -1,
			created_at timestamptz NOT NULL DEFAULT now()
		);
		CREATE TABLE recovery_codes (
			user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
			code_hash bytea NOT NULL,
			used_at timestamptz,
			PRIMARY KEY (user_id, code_hash)
		);
		ALTER TABLE two_factor ENABLE ROW LEVEL SECURITY;
		ALTER TABLE two_factor FORCE ROW LEVEL SECURITY;
		CREATE POLICY owner ON two_factor TO CURRENT_USER USING (true);
		ALTER TABLE recovery_codes ENABLE ROW LEVEL SECURITY;
		ALTER TABLE recovery_codes FORCE ROW LEVEL SECURITY;
		CREATE POLICY owner ON recovery_codes TO CURRENT_USER USING (true);

		-- Before anybody is signed in, so it takes the person's id.
		CREATE FUNCTION auth_two_factor(p_user uuid)
		RETURNS TABLE (secret bytea, confirmed_at timestamptz, recovery_left integer)
		LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
			SELECT t.secret, t.confirmed_at, (
				SELECT count(*)::integer FROM recovery_codes r
				WHERE r.user_id = t.user_id AND r.used_at IS NULL
			)
			FROM two_factor t WHERE t.user_id = p_user
		$$;

		-- false: this step, or a later one, was taken already.
		CREATE FUNCTION auth_take_step(p_user uuid, p_step bigint) RETURNS boolean
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			WITH taken AS (
				UPDATE two_factor SET last_step = p_step
				WHERE user_id = p_user AND last_step < p_step RETURNING user_id
			) SELECT EXISTS (SELECT FROM taken)
		$$;

		-- false: unknown, or used already.
		CREATE FUNCTION auth_take_recovery_code(p_user uuid, p_hash bytea) RETURNS boolean
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			WITH taken AS (
				UPDATE recovery_codes SET used_at = now()
				WHERE user_id = p_user AND code_hash = p_hash AND used_at IS NULL RETURNING user_id
			) SELECT EXISTS (SELECT FROM taken)
		$$;

		-- false: it is on already, and its secret stays.
		CREATE FUNCTION two_factor_begin(p_secret bytea) RETURNS boolean
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			WITH begun AS (
				INSERT INTO two_factor (user_id, secret) VALUES (app_user(), p_secret)
				ON CONFLICT (user_id) DO UPDATE SET secret = EXCLUDED.secret, last_step = -1
					WHERE two_factor.confirmed_at IS NULL
				RETURNING user_id
			) SELECT EXISTS (SELECT FROM begun)
		$$;

		CREATE FUNCTION two_factor_recovery(p_hashes bytea[]) RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			DELETE FROM recovery_codes WHERE user_id = app_user();
			INSERT INTO recovery_codes (user_id, code_hash) SELECT app_user(), unnest(p_hashes);
		$$;

		CREATE FUNCTION two_factor_confirm() RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			UPDATE two_factor SET confirmed_at = now()
			WHERE user_id = app_user() AND confirmed_at IS NULL
		$$;

		CREATE FUNCTION two_factor_end() RETURNS void
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			DELETE FROM recovery_codes WHERE user_id = app_user();
			DELETE FROM two_factor WHERE user_id = app_user();
		$$;

		REVOKE EXECUTE ON FUNCTION auth_two_factor, auth_take_step, auth_take_recovery_code,
			two_factor_begin, two_factor_recovery, two_factor_confirm, two_factor_end FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION auth_two_factor, auth_take_step, auth_take_recovery_code,
			two_factor_begin, two_factor_recovery, two_factor_confirm, two_factor_end TO borlette_app;
	`,
	);
}

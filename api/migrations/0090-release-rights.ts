import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * Who of a team may release its remotes from the console (decision 0037). A code says that somebody
 * may, these rows say which remotes; the provider's own people may every one. Written by one function,
 * which asks whether it is the provider who gives.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		CREATE TABLE release_rights (
			user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
			remote text NOT NULL CHECK (remote ~ '^[a-z][a-z0-9-]*$'),
			given_by uuid REFERENCES users (id) ON DELETE SET NULL,
			given_at timestamptz NOT NULL DEFAULT now(),
			PRIMARY KEY (user_id, remote)
		);
		ALTER TABLE release_rights ENABLE ROW LEVEL SECURITY;
		ALTER TABLE release_rights FORCE ROW LEVEL SECURITY;
		CREATE POLICY owner ON release_rights TO CURRENT_USER USING (true);
		CREATE POLICY own ON release_rights FOR SELECT
			USING (user_id = (SELECT app_user()) OR (SELECT app_role()) = 'superuser');
		GRANT SELECT ON release_rights TO borlette_app;

		-- The remotes of somebody who signs in for a company, in place of those they had; with the codes
		-- of the console while there are any. null: there is no such person.
		CREATE FUNCTION give_release_rights(p_username text, p_remotes text[]) RETURNS uuid
		LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
		DECLARE person uuid;
		BEGIN
			IF app_role() <> 'superuser' THEN PERFORM refuse('forbidden'); END IF;
			SELECT id INTO person FROM users
				WHERE lower(username) = lower(p_username) AND role = 'company';
			IF person IS NULL THEN RETURN NULL; END IF;
			DELETE FROM release_rights WHERE user_id = person AND remote <> ALL (p_remotes);
			INSERT INTO release_rights (user_id, remote, given_by)
				SELECT person, unnest(p_remotes), app_user() ON CONFLICT DO NOTHING;
			IF cardinality(p_remotes) > 0 THEN
				INSERT INTO user_permissions (user_id, codename)
					SELECT person, unnest('{view_release,release_remote}'::text[]) ON CONFLICT DO NOTHING;
			ELSE
				DELETE FROM user_permissions
					WHERE user_id = person AND codename IN ('view_release', 'release_remote');
			END IF;
			RETURN person;
		END $$;

		-- Who they are, of whatever company.
		CREATE FUNCTION release_rights_given()
		RETURNS TABLE (user_id uuid, username text, name text, companyname text, remotes text[])
		LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
		#variable_conflict use_column
		BEGIN
			IF app_role() <> 'superuser' THEN PERFORM refuse('forbidden'); END IF;
			RETURN QUERY
				SELECT u.id, u.username, trim(concat(u.first_name, ' ', u.last_name)), c.companyname,
					array_agg(r.remote ORDER BY r.remote)
				FROM release_rights r
				JOIN users u ON u.id = r.user_id
				LEFT JOIN companies c ON c.id = u.company_id
				GROUP BY u.id, c.companyname ORDER BY u.username;
		END $$;
		REVOKE EXECUTE ON FUNCTION give_release_rights, release_rights_given FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION give_release_rights, release_rights_given TO borlette_app;

		-- The provider's people have these as they have every code.
		INSERT INTO user_permissions (user_id, codename)
			SELECT id, unnest('{view_release,release_remote}'::text[]) FROM users
			WHERE role = 'superuser' ON CONFLICT DO NOTHING;
	`,
	);
}

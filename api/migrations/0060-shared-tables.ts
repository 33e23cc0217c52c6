import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * Tables that are of no company: read by all, written by who has to. Countries and cities are the
 * provider's; a picture is dropped by the company that it was kept for, or by the provider.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		${['countries', 'cities']
			.map(
				(table) => `
		ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
		ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
		CREATE POLICY everybody ON ${table} FOR SELECT USING (true);
		CREATE POLICY provider ON ${table} USING ((SELECT app_role()) = 'superuser');
		CREATE POLICY owner ON ${table} TO CURRENT_USER USING (true);`,
			)
			.join('')}
		REVOKE UPDATE ON cities FROM borlette_app;

		ALTER TABLE files ADD COLUMN kept_for uuid DEFAULT app_company();
		UPDATE files f SET kept_for = u.company_id FROM users u
			WHERE u.user_photo = '/api/files/' || f.id;
		UPDATE files f SET kept_for = c.id FROM companies c
			WHERE c.user_photo = '/api/files/' || f.id;
		ALTER TABLE files ENABLE ROW LEVEL SECURITY;
		ALTER TABLE files FORCE ROW LEVEL SECURITY;
		CREATE POLICY everybody ON files FOR SELECT USING (true);
		CREATE POLICY keep ON files FOR INSERT WITH CHECK (
			(SELECT app_user()) IS NOT NULL AND kept_for IS NOT DISTINCT FROM (SELECT app_company()));
		CREATE POLICY drop ON files FOR DELETE USING (
			(SELECT app_role()) = 'superuser' OR kept_for = (SELECT app_company()));
		CREATE POLICY owner ON files TO CURRENT_USER USING (true);

		-- Nobody but the provider reads them, and nobody changes them; they are forgotten by age.
		CREATE POLICY owner ON contact_messages TO CURRENT_USER USING (true);
		CREATE FUNCTION contact_forget(p_days integer) RETURNS integer
		LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
			WITH gone AS (
				DELETE FROM contact_messages
				WHERE created_at < now() - make_interval(days => greatest(p_days, 1)) RETURNING 1
			) SELECT count(*)::integer FROM gone
		$$;
		REVOKE EXECUTE ON FUNCTION contact_forget FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION contact_forget TO borlette_app;
	`,
	);
}

import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/**
 * Names of the provider's people, whom a company meets in its trail: their rows are of no company, so
 * row-level security hides them from everybody else. And invoices, which everybody of a company may read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`
		CREATE FUNCTION people_of_provider()
		RETURNS TABLE (id uuid, username text, first_name text, last_name text)
		LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
			SELECT id, username, first_name, last_name FROM users WHERE role = 'superuser'
		$$;
		REVOKE EXECUTE ON FUNCTION people_of_provider FROM PUBLIC;
		GRANT EXECUTE ON FUNCTION people_of_provider TO borlette_app;

		-- The pages of invoices take no permission: a supervisor reads their company's. What is paid of
		-- one is worked out from the payments.
		CREATE POLICY read_by_part ON invoices FOR SELECT
			USING (company_id = (SELECT app_company()));
		CREATE POLICY read_by_part ON payments FOR SELECT
			USING (company_id = (SELECT app_company()));
	`,
	);
}

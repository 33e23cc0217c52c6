import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/** Who reads the people of all companies reads what they may do as well, instead of nothing at all. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runScript(
		db,
		`CREATE POLICY all_companies ON user_permissions FOR SELECT USING ((SELECT app_scope()) = 'all')`,
	);
}

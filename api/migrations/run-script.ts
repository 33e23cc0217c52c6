import { type Kysely, sql } from 'kysely';

/** Runs several statements at once, as written. */
export async function runScript(db: Kysely<unknown>, script: string): Promise<void> {
	await sql.raw(script).execute(db);
}

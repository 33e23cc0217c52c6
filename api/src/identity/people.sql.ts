import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { theRow } from '../db/rows.ts';

/** Codes of a person `u`, sorted. */
export const codesOfPerson = (): RawBuilder<unknown> =>
	sql`ARRAY(SELECT p.codename FROM user_permissions p WHERE p.user_id = u.id ORDER BY 1)`;

/** Who changes one of them waits for whoever does so at the same moment. */
export async function lockPeople(db: Db, ids: readonly string[]): Promise<void> {
	await sql`SELECT id FROM users WHERE id = ANY (${ids}::uuid[])
		ORDER BY id FOR NO KEY UPDATE`.execute(db);
}

/** By the rights that both have now, whatever a session said. */
export async function administersNow(db: Db, id: string): Promise<boolean> {
	const { may } = await theRow(db, sql<{ may: boolean }>`SELECT may_administer(${id}) AS may`);
	return may;
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { besideCalls } from '../db/lanes.ts';
import { theRow } from '../db/rows.ts';
import type { Tx } from '../db/scope.ts';
import { type Columns, insertRow } from '../db/write.ts';
import { invalidField } from '../errors.ts';

/** Adds somebody who signs in, by a username that nobody on any server has, and returns their id. */
export async function insertPerson(tx: Db | Tx, person: Columns): Promise<string> {
	await claimUsername(tx, person);
	return insertRow(tx, 'users', person);
}

/** Where there are several servers: no index reaches over them. Refused with `taken` at `username`. */
async function claimUsername(tx: Db | Tx, { username, company_id }: Columns): Promise<void> {
	const directory = 'pool' in tx ? tx.pool.homes?.directory : undefined;
	if (!directory) return;
	const { claimed } = await besideCalls(() =>
		theRow(
			directory,
			sql<{ claimed: boolean }>`SELECT claim_username(${username}, ${company_id}) AS claimed`,
		),
	);
	if (!claimed) throw invalidField('username', 'taken');
}

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

import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { CallKey } from '../../db/idempotent.ts';
import { theRow } from '../../db/rows.ts';

/** What a call with this key was answered before; throws `key_reused` where that was another call. */
export async function earlierAnswer<T>(db: Db, { key, hash }: CallKey): Promise<T | null> {
	const { earlier } = await theRow(
		db,
		sql<{ earlier: T | null }>`SELECT idempotency_begin(${key}, ${hash}) AS earlier`,
	);
	return earlier;
}

/** What terminals are told beside username and password. */
export async function companyCode(db: Db, companyId: string): Promise<string> {
	const { ref_code } = await theRow(
		db,
		sql<{ ref_code: string }>`SELECT ref_code FROM companies WHERE id = ${companyId}`,
	);
	return ref_code;
}

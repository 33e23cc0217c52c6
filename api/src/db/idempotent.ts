import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { sendWithNext } from './connection.ts';
import { theRow } from './rows.ts';

/** What makes a repeated call recognisable. */
export interface CallKey {
	key: string;
	/** SHA-256 of method, address and body. */
	hash: Buffer;
}

interface KeyOptions {
	/** Never forgotten: the caller repeats the call until it is answered, be it after months. */
	forGood?: boolean;
}

/** Does the work once for a key, within the transaction; a repeated call gets the same answer. */
export async function idempotent<T>(
	tx: Db,
	{ key, hash }: CallKey,
	work: () => Promise<T>,
	{ forGood = false }: KeyOptions = {},
): Promise<T> {
	const { earlier } = await theRow(
		tx,
		sql<{ earlier: T | null }>`SELECT idempotency_begin(${key}, ${hash}) AS earlier`,
	);
	if (earlier !== null) return earlier;
	const answer = await work();
	const kept = sql`SELECT idempotency_end(${key}, ${hash}, ${JSON.stringify(answer)}::jsonb,
		${forGood})`;
	// With the commit, which is not made if it fails.
	await tx.executeQuery(sendWithNext(kept.compile(tx)));
	return answer;
}

/** Deletes keys so old that nobody repeats their calls. */
export async function forgetKeys(db: Db): Promise<void> {
	await sql`SELECT idempotency_forget()`.execute(db);
}

import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { type Patience, patiently } from '../db/patience.ts';
import { theRowAtCommit } from '../db/rows.ts';

/** Room for the fiches of this month and the next two; sales go on meanwhile, whoever is in its way. */
export const ensurePartitions = (db: Db, patience: Patience = {}): Promise<void> =>
	patiently(
		db,
		async () => {
			await sql`SELECT ensure_partitions((current_date + make_interval(months => n))::date)
				FROM generate_series(0, 2) AS n`.execute(db);
		},
		{ what: 'Room for the coming months', ...patience },
	);

// The trail is locked to the end of these: each is committed with its statement.

/** Takes back what nobody fetched in time, in the transaction's company. */
export async function expireFiches(tx: Db): Promise<void> {
	await theRowAtCommit(tx, sql`SELECT expire_fiches()`);
}

/** Tells the trail of the transaction's company, the first time, which fiches were claimed before. */
export async function witnessClaims(tx: Db): Promise<void> {
	await theRowAtCommit(tx, sql`SELECT witness_claims()`);
}

/** Tells the trail of the transaction's company what its ledger is. */
export async function witnessLedger(tx: Db): Promise<void> {
	await theRowAtCommit(tx, sql`SELECT witness_ledger()`);
}

export async function forgetPageSums(db: Db): Promise<void> {
	await sql`SELECT page_forget()`.execute(db);
}

export async function forgetContactMessages(db: Db, keepDays: number): Promise<void> {
	await sql`SELECT contact_forget(${keepDays})`.execute(db);
}

import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { DIRECTORY } from '../../db/homes/homes.ts';
import { rowOf, theRow } from '../../db/rows.ts';

export interface Home {
	server: string;
	other: string | null;
	step: 'copying' | 'clearing' | null;
}

/** Where a company is, by what a server says. */
export const homeOf = async (owner: Db, companyId: string): Promise<Home> =>
	(await rowOf(
		owner,
		sql<Home>`SELECT server, other, step FROM company_homes WHERE company_id = ${companyId}`,
	)) ?? { server: DIRECTORY, other: null, step: null };

export async function setHome(owner: Db, companyId: string, home: Home): Promise<void> {
	const { server, other, step } = home;
	await sql`INSERT INTO company_homes (company_id, server, other, step)
		VALUES (${companyId}, ${server}, ${other}, ${step})
		ON CONFLICT (company_id) DO UPDATE
			SET server = excluded.server, other = excluded.other, step = excluded.step, since = now()`.execute(
		owner,
	);
}

/** How long those who are at work on the company may take to end. */
const PATIENCE = '10s';

/**
 * Waits until nobody works on the company on this server any more, and keeps everybody from it while `work` runs: by a lock
 * of this connection, which is free again should the connection end.
 */
export async function withoutOthers<T>(
	owner: Db,
	companyId: string,
	work: (held: Db) => Promise<T>,
): Promise<T> {
	return owner.connection().execute(async (held) => {
		await sql`SELECT set_config('lock_timeout', ${PATIENCE}, false)`.execute(held);
		await sql`SELECT pg_advisory_lock(hashtextextended(${`home ${companyId}`}, 0))`.execute(held);
		try {
			return await work(held);
		} finally {
			await sql`SELECT pg_advisory_unlock(hashtextextended(${`home ${companyId}`}, 0))`.execute(
				held,
			);
		}
	});
}

/** Whether all that was committed on a server until `lsn` has come to who reads from a slot of it. */
export async function hasReached(owner: Db, slot: string, lsn: string): Promise<boolean> {
	const found = await rowOf(
		owner,
		sql<{ is_there: boolean }>`SELECT confirmed_flush_lsn >= ${lsn}::text::pg_lsn AS is_there
			FROM pg_replication_slots WHERE slot_name = ${slot}`,
	);
	return found?.is_there ?? false;
}

/** Where the log of a server stands. */
export const logPosition = async (owner: Db): Promise<string> =>
	(await theRow(owner, sql<{ lsn: string }>`SELECT pg_current_wal_insert_lsn()::text AS lsn`)).lsn;

/** How many of the tables of a subscription are not whole yet; null: there is no such subscription. */
export async function tablesToCome(owner: Db, subscription: string): Promise<number | null> {
	const { all, left } = await theRow(
		owner,
		sql<{ all: number; left: number }>`SELECT count(*) AS all,
			count(*) FILTER (WHERE r.srsubstate <> 'r') AS left
			FROM pg_subscription s JOIN pg_subscription_rel r ON r.srsubid = s.oid
			WHERE s.subname = ${subscription}`,
	);
	return all === 0 ? null : left;
}

import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './connect.ts';
import { rowsOf, runScript } from './rows.ts';
import { readSql } from './schema-files.ts';

/**
 * For how long calls may wait behind an upgrade that itself waits for somebody. Less than the second
 * after which PostgreSQL looks for a deadlock, unless it is set otherwise: it is not a sale that it ends.
 */
const BOUND_MS = 800;

/** How an upgrade, or another change of tables, waits for those who hold them. */
export interface Patience {
	/** What waits, as a message begins. */
	what?: string;
	/** Told that it waits, and for whom. */
	say?: (message: string) => void;
	/** After which it gives up. */
	patienceMs?: number;
	/** Between two attempts, in which calls go on. */
	pauseMs?: number;
}

/** Somebody held tables for as long as there was patience. */
class TablesHeld extends Error {
	override name = 'TablesHeld';
}

/** Takes all tables for this transaction, or fails within the bound. */
export async function lockTables(tx: Db): Promise<void> {
	await sql`SET LOCAL lock_timeout = ${sql.lit(BOUND_MS)}`.execute(tx);
	// Who may looks for deadlocks sooner, and so sends away an autovacuum, which is begun again later.
	await sql`SELECT set_config('deadlock_timeout', '100ms', true)
		WHERE has_parameter_privilege('deadlock_timeout', 'SET')`.execute(tx);
	await runScript(tx, readSql('lock.sql'));
}

/** A transaction of the schema, again and again while somebody holds a table; connection of its own. */
export async function patiently(
	db: Db,
	attempt: () => Promise<void>,
	{
		what = 'The upgrade of the database',
		say = () => undefined,
		patienceMs = 300_000,
		pauseMs = 1_000,
	}: Patience,
): Promise<void> {
	const endsAt = performance.now() + patienceMs;
	let told = '';
	for (;;) {
		try {
			return await attempt();
		} catch (error) {
			if (!isHeldUp(error)) throw error;
			const holders = await longestHolders(db);
			const who = holders.map(inWords).join(', ') || 'calls that have ended since';
			if (performance.now() >= endsAt) {
				const end = holders.map(({ pid }) => `SELECT pg_terminate_backend(${pid})`).join('; ');
				throw new TablesHeld(
					`${what} waited ${Math.round(patienceMs / 1_000)} s for its tables and gave up; nothing was changed. They are held by ${who}: wait until that has ended${end && ` or end it (${end})`}, then start again`,
					{ cause: error },
				);
			}
			if (who !== told) say(`${what} waits for ${who}, and tries again; sales go on`);
			told = who;
		}
		await setTimeout(pauseMs);
	}
}

/** `lock_not_available`, `deadlock_detected` */
const isHeldUp = (error: unknown): boolean =>
	error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01');

interface Holder {
	pid: number;
	/** Its name for itself, or what PostgreSQL calls it: `autovacuum worker`. */
	program: string;
}
const inWords = ({ pid, program }: Holder): string => `${program} (process ${pid})`;

/** Those who held tables through all of an attempt; an owner who may not see since when, anybody. */
const longestHolders = (db: Db): Promise<Holder[]> =>
	rowsOf(
		db,
		sql<Holder>`SELECT pid, coalesce(nullif(application_name, ''), backend_type, '') AS program
			FROM pg_stat_activity
			WHERE pid <> pg_backend_pid() AND datname = current_database()
				AND coalesce(xact_start < clock_timestamp() - make_interval(secs => ${BOUND_MS / 1_000}), true)
				AND pid IN (SELECT l.pid FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
					WHERE l.granted AND c.relnamespace = 'public'::regnamespace)
			ORDER BY xact_start LIMIT 3`,
	);

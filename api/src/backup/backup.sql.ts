import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowOf, theRow } from '../db/rows.ts';

/** From here on PostgreSQL keeps its log until it is in the place. */
const SLOT = sql.lit('borlette_backup');

/** Of the database, which it keeps for good. */
export const systemOf = async (db: Db): Promise<string> =>
	(
		await theRow(
			db,
			sql<{ system: string }>`SELECT system_identifier::text AS system FROM pg_control_system()`,
		)
	).system;

/** Eight hexadecimal digits: of two houses of one origin each has its own, the restored one a later one. */
export const timelineOf = async (db: Db): Promise<string> =>
	(
		await theRow(
			db,
			sql<{ timeline: string }>`
				SELECT left(pg_walfile_name(pg_current_wal_flush_lsn()), 8) AS timeline`,
		)
	).timeline;

/** Begins a copy, at once. `from`: place in the log from which on it is needed. */
export const startCopy = (db: Db, label: string): Promise<{ from: number; timeline: string }> =>
	theRow(
		db,
		sql<{ from: number; timeline: string }>`
			SELECT (lsn - '0/0'::pg_lsn)::bigint AS from, left(pg_walfile_name(lsn), 8) AS timeline
			FROM pg_backup_start(${label}, true) AS lsn`,
	);

/** Ends it, on the connection that began it. @returns the label that belongs into it */
export const stopCopy = async (db: Db): Promise<string> =>
	(await theRow(db, sql<{ labelfile: string }>`SELECT labelfile FROM pg_backup_stop(false)`))
		.labelfile;

export const isHeld = async (db: Db): Promise<boolean> => {
	const slot = await rowOf(
		db,
		sql<{ wal_status: string | null }>`
			SELECT wal_status FROM pg_replication_slots WHERE slot_name = ${SLOT}`,
	);
	return slot !== undefined && slot.wal_status !== 'lost';
};

/** PostgreSQL need not keep its log for us any more. */
export async function releaseLog(db: Db): Promise<void> {
	await sql`SELECT pg_drop_replication_slot(slot_name)
		FROM pg_replication_slots WHERE slot_name = ${SLOT}`.execute(db);
}

export async function hold(db: Db): Promise<void> {
	await releaseLog(db);
	await sql`SELECT pg_create_physical_replication_slot(${SLOT}, true)`.execute(db);
}

/** What is before `place`, in bytes, is in the place. */
export async function letGoBefore(db: Db, place: number): Promise<void> {
	await sql`SELECT pg_replication_slot_advance(${SLOT}, '0/0'::pg_lsn + ${place}::numeric)`.execute(
		db,
	);
}

export interface LogPosition {
	/** Eight hexadecimal digits. */
	timeline: string;
	/** Size of a segment, and both ends of what is to be kept, in bytes. */
	segment: number;
	from: number;
	flushed: number;
}

/** undefined: the log was not held. */
export const logPosition = (db: Db): Promise<LogPosition | undefined> =>
	rowOf(
		db,
		sql<LogPosition>`
			SELECT left(pg_walfile_name(lsn.now), 8) AS timeline,
				pg_size_bytes(current_setting('wal_segment_size')) AS segment,
				(s.restart_lsn - '0/0'::pg_lsn)::bigint AS from, (lsn.now - '0/0'::pg_lsn)::bigint AS flushed
			FROM (SELECT pg_current_wal_flush_lsn() AS now) AS lsn
			JOIN pg_replication_slots s ON s.slot_name = ${SLOT} AND s.restart_lsn IS NOT NULL`,
	);

/** One process after another: a command beside the API. */
export async function alone<T>(db: Db, what: 'log' | 'base', work: () => Promise<T>): Promise<T> {
	const key = sql`hashtextextended(${`borlette backup ${what}`}, 0)`;
	await sql`SELECT pg_advisory_lock(${key})`.execute(db);
	try {
		return await work();
	} finally {
		await sql`SELECT pg_advisory_unlock(${key})`.execute(db);
	}
}

/** Takes away what brought a database to a moment. @returns when the last thing in it was done; null: it is as it was copied */
export async function endRecovery(db: Db): Promise<string | null> {
	const { until } = await theRow(
		db,
		sql<{ until: string | null }>`SELECT pg_last_xact_replay_timestamp() AS until`,
	);
	await sql`ALTER SYSTEM RESET restore_command`.execute(db);
	await sql`ALTER SYSTEM RESET hot_standby`.execute(db);
	await sql`ALTER SYSTEM RESET recovery_target_timeline`.execute(db);
	await sql`ALTER SYSTEM RESET recovery_target_time`.execute(db);
	await sql`ALTER SYSTEM RESET recovery_target_action`.execute(db);
	await sql`SELECT pg_reload_conf()`.execute(db);
	return until;
}

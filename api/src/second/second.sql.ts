import { sql } from 'kysely';
import type { Address } from '../config/config.ts';
import type { Db } from '../db/connect.ts';
import { rowOf, theRow } from '../db/rows.ts';

/** As which the second server comes, and under which its log is kept for it. */
export const FOLLOWER = 'borlette_follower';
export const SLOT = 'borlette_second';

/** Of the protocol between servers, which is no SQL. */
export const slotCommands = {
	read: `READ_REPLICATION_SLOT ${SLOT}`,
	drop: `DROP_REPLICATION_SLOT ${SLOT}`,
	create: `CREATE_REPLICATION_SLOT ${SLOT} PHYSICAL RESERVE_WAL`,
};
export const baseBackup = `BASE_BACKUP (LABEL 'borlette second', CHECKPOINT 'fast', WAL, MANIFEST 'no')`;

/** The role that a second server comes as, with this password. */
export async function allowFollower(owner: Db, password: string): Promise<void> {
	const known = await rowOf(owner, sql`SELECT FROM pg_roles WHERE rolname = ${FOLLOWER}`);
	if (!known) await sql`CREATE ROLE ${sql.ref(FOLLOWER)} REPLICATION`.execute(owner);
	await sql`ALTER ROLE ${sql.ref(FOLLOWER)} LOGIN PASSWORD ${sql.lit(password)}`.execute(owner);
}

/** Whether the server is reached there by others. */
export async function isListenedAt(owner: Db, { host, port }: Address): Promise<boolean> {
	const { addresses, own } = await theRow(
		owner,
		sql<{ addresses: string; own: string }>`SELECT current_setting('listen_addresses') AS addresses,
			current_setting('port') AS own`,
	);
	return addresses.split(',').includes(host) && own === String(port);
}

/** A server that follows this one. */
export interface Follower {
	address: string | null;
	/** `streaming`: it has caught up; `catchup`: not yet. */
	state: string;
	/** A sale waits until it is on its disk. */
	isSynchronous: boolean;
	/** Of the log that it has not on its disk, and not taken in. */
	bytesBehind: number;
	bytesUnread: number;
	/** null: nothing was written for a while. */
	secondsBehind: number | null;
}

export const followerOf = (owner: Db): Promise<Follower | undefined> =>
	rowOf(
		owner,
		sql<Follower>`SELECT host(client_addr) AS address, state, sync_state <> 'async' AS "isSynchronous",
			coalesce(pg_current_wal_lsn() - flush_lsn, 0)::bigint AS "bytesBehind",
			coalesce(pg_current_wal_lsn() - replay_lsn, 0)::bigint AS "bytesUnread",
			extract(epoch FROM replay_lag)::float8 AS "secondsBehind"
			FROM pg_stat_replication WHERE application_name = ${SLOT}`,
	);

/** How a server that follows stands. */
export interface Following {
	/** It was promoted, or never followed. */
	isFollowing: boolean;
	/** What was done until then is in it; null: nothing was, since it was laid down. */
	until: string | null;
	isConnected: boolean;
	/** Received, and not taken in yet. */
	bytesUnread: number;
}

export const followingOf = (owner: Db): Promise<Following> =>
	theRow(
		owner,
		sql<Following>`SELECT pg_is_in_recovery() AS "isFollowing", pg_last_xact_replay_timestamp() AS until,
			EXISTS (SELECT FROM pg_stat_wal_receiver WHERE status = 'streaming') AS "isConnected",
			coalesce(pg_last_wal_receive_lsn() - pg_last_wal_replay_lsn(), 0)::bigint AS "bytesUnread"`,
	);

/** What stands in the way of selling on a server that has just been promoted goes, and what it followed. */
export async function promoteServer(owner: Db): Promise<void> {
	await sql`SELECT pg_promote(true, 60)`.execute(owner);
	await sql`ALTER SYSTEM RESET primary_conninfo`.execute(owner);
	await sql`ALTER SYSTEM RESET primary_slot_name`.execute(owner);
	await sql`ALTER SYSTEM RESET synchronous_standby_names`.execute(owner);
	await sql`SELECT pg_reload_conf()`.execute(owner);
}

export const isWaitedFor = async (owner: Db): Promise<boolean> =>
	(
		await theRow(
			owner,
			sql<{ names: string }>`SELECT current_setting('synchronous_standby_names') AS names`,
		)
	).names !== '';

/** Whether what is committed waits until the second server has it on its disk; also after a start. */
export async function waitForSecond(owner: Db, isWaiting: boolean): Promise<void> {
	if (isWaiting)
		await sql`ALTER SYSTEM SET synchronous_standby_names = 'borlette_second'`.execute(owner);
	else await sql`ALTER SYSTEM RESET synchronous_standby_names`.execute(owner);
	await sql`SELECT pg_reload_conf()`.execute(owner);
}

export async function checkpoint(owner: Db): Promise<void> {
	await sql`CHECKPOINT`.execute(owner);
}

import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowOf, theRow } from '../db/rows.ts';

export interface TwoFactorRow {
	/** Encrypted: `SecretBox`. */
	secret: Buffer;
	/** null: begun, not confirmed by a code. */
	confirmed_at: string | null;
	recovery_left: number;
}

export const findTwoFactor = (db: Db, userId: string) =>
	rowOf(db, sql<TwoFactorRow>`SELECT * FROM auth_two_factor(${userId})`);

const asked = async (db: Db, query: ReturnType<typeof sql<{ done: boolean }>>): Promise<boolean> =>
	(await theRow(db, query)).done;

/** false: this time step, or a later one, was taken already. */
export const takeStep = (db: Db, userId: string, step: number) =>
	asked(db, sql<{ done: boolean }>`SELECT auth_take_step(${userId}, ${step}) AS done`);

/** false: unknown, or used already. */
export const takeRecoveryCode = (db: Db, userId: string, hash: Buffer) =>
	asked(db, sql<{ done: boolean }>`SELECT auth_take_recovery_code(${userId}, ${hash}) AS done`);

/** Of the caller; false: it is on already. */
export const beginTwoFactor = (db: Db, secret: Buffer) =>
	asked(db, sql<{ done: boolean }>`SELECT two_factor_begin(${secret}) AS done`);

/** Replaces the caller's recovery codes. */
export async function replaceRecoveryCodes(db: Db, hashes: readonly Buffer[]): Promise<void> {
	await sql`SELECT two_factor_recovery(${hashes}::bytea[])`.execute(db);
}

/** Of the caller; false: another secret was begun by now, or it is on already. */
export const confirmTwoFactor = (db: Db, secret: Buffer) =>
	asked(db, sql<{ done: boolean }>`SELECT two_factor_confirm(${secret}) AS done`);

export async function endTwoFactor(db: Db): Promise<void> {
	await sql`SELECT two_factor_end()`.execute(db);
}

/** Of a person of the company worked on; false: it is off. */
export const resetTwoFactor = (db: Db, userId: string) =>
	asked(db, sql<{ done: boolean }>`SELECT two_factor_reset(${userId}) AS done`);

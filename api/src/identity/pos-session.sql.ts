import type { OutputOf } from '@borlette/shared/contract';
import type { posApi } from '@borlette/shared/contract/pos';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowOf, theRow } from '../db/rows.ts';

export type PosAgent = OutputOf<typeof posApi.login>['agent'];

interface PosSessionRow extends Omit<PosAgent, 'id'> {
	company_id: string;
	agent_id: string;
	agent_name: string;
	is_active: boolean;
}

export const findPosSession = (db: Db, tokenHash: Buffer) =>
	rowOf(db, sql<PosSessionRow>`SELECT * FROM pos_session(${tokenHash})`);

export interface PosCredentials {
	company_id: string;
	agent_id: string;
	password_hash: string;
	/** Bound to the agent; '': none is. */
	device_id: string;
	is_active: boolean;
}

export const findPosCredentials = (db: Db, company: string, username: string) =>
	rowOf(db, sql<PosCredentials>`SELECT * FROM pos_credentials(${company}, ${username})`);

/** false: the agent is bound to another terminal. Throws `invalid_credentials` where the password is another one by now. */
export async function startPosSession(
	db: Db,
	{ company_id, agent_id, password_hash }: PosCredentials,
	deviceId: string,
	token: { hash: Buffer; minutes: number },
): Promise<boolean> {
	const { started } = await theRow(
		db,
		sql<{ started: boolean }>`SELECT pos_start(${company_id}, ${agent_id}, ${deviceId},
			${token.hash}, ${token.minutes}, ${password_hash}) AS started`,
	);
	return started;
}

export async function endPosSession(db: Db, tokenHash: Buffer): Promise<void> {
	await sql`SELECT pos_end(${tokenHash})`.execute(db);
}

/** Signs an agent's terminals out. */
export async function endTerminals(db: Db, agentId: string): Promise<void> {
	await sql`SELECT auth_end_agent(${agentId})`.execute(db);
}

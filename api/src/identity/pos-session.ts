import type { Db } from '../db/connect.ts';
import type { Scope } from '../db/scope.ts';
import { findPosSession, type PosAgent } from './pos-session.sql.ts';
import { tokenHash } from './token.ts';

/** A terminal's agent, and whose rows they work on. */
export interface PosSession {
	tokenHash: Buffer;
	isActive: boolean;
	scope: Scope & { companyId: string; userId: string };
	/** With the code, as they are named everywhere. */
	name: string;
	view: PosAgent;
}

/** `undefined` for a token that is unknown, ended or expired, or whose device was taken away. */
export async function readPosSession(db: Db, token: string): Promise<PosSession | undefined> {
	const hash = tokenHash(token);
	const row = await findPosSession(db, hash);
	if (!row) return undefined;
	const { company_id, agent_id, agent_name, is_active, ...view } = row;
	return {
		tokenHash: hash,
		isActive: is_active,
		scope: { companyId: company_id, supervisorId: null, userId: agent_id, role: 'agent' },
		name: agent_name,
		view: { ...view, id: agent_id },
	};
}

import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';

export interface TrailEntry {
	action:
		| 'create'
		| 'update'
		| 'delete'
		| 'block'
		| 'unblock'
		| 'login'
		| 'logout'
		| 'choose'
		| 'void'
		| 'reactivate'
		| 'pay'
		| 'confirm'
		| 'cancel'
		| 'promote'
		| 'rollback'
		| 'kill'
		| 'remove'
		| 'refuse';
	/** Name of the feature, as in the contract: `agent`, `tirage`. */
	type: string;
	id: string;
	/** What people call the object. */
	label: string;
	/** The row as people see it, never with a secret. */
	before?: object;
	after?: object;
}

/** Who acts and from where; the database adds user, role and company of the transaction. */
export interface Actor {
	name: string;
	ip: string;
	userAgent: string;
}

/** Appends one entry to the trail of the transaction's company. */
export type Trail = (entry: TrailEntry) => Promise<void>;

export const trailOf =
	(tx: Db, actor: Actor): Trail =>
	async ({ action, type, id, label, before, after }) => {
		await sql`SELECT audit_append(
			${actor.name}, ${action}, ${type}, ${id}, ${label},
			${before ? JSON.stringify(before) : null}::jsonb,
			${after ? JSON.stringify(after) : null}::jsonb,
			${actor.ip}, ${actor.userAgent.slice(0, 300)}
		)`.execute(tx);
	};

import type { TraceObject } from '@borlette/shared/contract/tracabilite';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { noteTrailLock } from '../db/trail-lock.ts';

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
	type: TraceObject;
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

/** Appends entries to the trail of the transaction's company, in their order and in one statement. */
export type Trail = (...entries: TrailEntry[]) => Promise<void>;

export const trailOf =
	(tx: Db, actor: Actor): Trail =>
	async (...entries) => {
		noteTrailLock(tx);
		await sql`SELECT audit_append(
			${actor.name}, e.action, e.type, e.id, e.label, e.before, e.after,
			${actor.ip}, ${actor.userAgent.slice(0, 300)}
		) FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
			AS e(action text, type text, id text, label text, before jsonb, after jsonb)`.execute(tx);
	};

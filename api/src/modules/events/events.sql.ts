import { sql } from 'kysely';
import type { Pool } from '../../db/connect.ts';
import { rowOf, rowsOf } from '../../db/rows.ts';
import { inScope, type Scope } from '../../db/scope.ts';

/** The sign-in behind a token, without using it: looking on does not keep it from idling out. */
export const peekSession = (db: Pool, tokenHash: Buffer) =>
	rowOf(
		db,
		sql<{ is_active: boolean; company_id: string | null; expires_at: string }>`
			SELECT * FROM auth_peek(${tokenHash})`,
	);

/** The agents whose sales the scope sees; null: every one. */
export async function agentsSeen(db: Pool, scope: Scope): Promise<ReadonlySet<string> | null> {
	const { companyId, supervisorId } = scope;
	if (!supervisorId) return null;
	const rows = await inScope(
		db,
		scope,
		(tx) =>
			rowsOf(
				tx,
				sql<{ id: string }>`SELECT a.id FROM agents a
					JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
					WHERE a.company_id = ${companyId} AND s.supervisor_id = ${supervisorId}`,
			),
		{ readOnly: true },
	);
	return new Set(rows.map(({ id }) => id));
}

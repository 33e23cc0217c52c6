import { sql } from 'kysely';
import type { Pool } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { inScope, type Scope } from '../../db/scope.ts';

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

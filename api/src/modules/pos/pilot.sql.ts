import { sql } from 'kysely';
import type { Pool } from '../../db/connect.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { Sale } from '../../engine/fiche.sql.ts';
import { failureOf } from '../../http/errors.ts';

/** Keeps what the risk autopilot refused of a sale: the sale itself left nothing behind. */
export async function noteRefusedByPilot(
	db: Pool,
	scope: Scope,
	lines: Sale['lines'],
	error: unknown,
): Promise<void> {
	const refusals = failureOf(error).details.refusals ?? [];
	const refused = refusals.flatMap(({ line, rule, instance_id }) => {
		const wanted = lines.find((each) => each.line === line && each.instance_id === instance_id);
		return wanted ? [{ ...wanted, rule }] : [];
	});
	if (refused.length === 0) return;
	await inScope(db, scope, (tx) =>
		sql`SELECT note_refused(${JSON.stringify(refused)}::jsonb)`.execute(tx),
	);
}

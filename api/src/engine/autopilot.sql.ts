import type { LineRefusal } from '@borlette/shared/contract';
import { sql } from 'kysely';
import type { Pool } from '../db/connect.ts';
import { inScope, type Scope } from '../db/scope.ts';
import type { Sale } from './fiche.sql.ts';

/** Keeps what the risk autopilot refused of a sale: the sale itself left nothing behind. */
export async function noteRefused(
	db: Pool,
	scope: Scope,
	lines: Sale['lines'],
	refusals: readonly LineRefusal[],
): Promise<void> {
	const refused = refusals.flatMap(({ line, rule, instance_id }) => {
		const wanted = lines.find((each) => each.line === line && each.instance_id === instance_id);
		return wanted ? [{ ...wanted, rule }] : [];
	});
	if (refused.length === 0) return;
	await inScope(db, scope, (tx) =>
		sql`SELECT note_refused(${JSON.stringify(refused)}::jsonb)`.execute(tx),
	);
}

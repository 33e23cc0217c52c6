import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowOf, rowsOf } from '../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../db/scope.ts';

/** Fields of bodies that name a row, and the rows `r` that the scope may name. */
const NAMED = {
	agent_id: (scope) => sql`agents r
		JOIN surcussales s ON s.company_id = r.company_id AND s.id = r.surcussale_id
		WHERE ${ofCompany(scope, 'r')} AND ${ofSupervisor(scope, 's.supervisor_id')}`,
	surcussale_id: (scope) => sql`surcussales r
		WHERE ${ofCompany(scope, 'r')} AND ${ofSupervisor(scope, 'r.supervisor_id')}`,
	supervisor_id: (scope) => sql`supervisors r
		WHERE ${ofCompany(scope, 'r')} AND ${ofSupervisor(scope, 'r.id')}`,
	generale_id: (scope) => sql`generales r WHERE ${ofCompany(scope, 'r')}`,
	tirage_id: (scope) => sql`tirages r WHERE ${ofCompany(scope, 'r')}`,
	info_tirage_id: (scope) => sql`info_tirages r WHERE ${ofCompany(scope, 'r')}`,
	country_id: () => sql`countries r WHERE true`,
} satisfies Record<string, (scope: Scope) => RawBuilder<unknown>>;

export type Reference = keyof typeof NAMED;

/** Of those that may be blocked, whether a row `r` is. */
const BLOCKED = {
	surcussale_id: sql<boolean>`NOT r.is_active`,
	supervisor_id: sql<boolean>`EXISTS (SELECT FROM users u
		WHERE u.company_id = r.company_id AND u.id = r.id AND NOT u.is_active)`,
};
export type Blockable = keyof typeof BLOCKED;

/** Whether the row is one that the scope may name in such a field, and blocked. */
export const isBlocked = async (
	db: Db,
	scope: Scope,
	field: Blockable,
	id: string,
): Promise<boolean> =>
	(await rowOf(
		db,
		sql<object>`SELECT FROM ${NAMED[field](scope)} AND r.id = ${id} AND ${BLOCKED[field]}`,
	)) !== undefined;

/** Those of the ids that the scope may name in such a field. */
export async function knownIds(
	db: Db,
	scope: Scope,
	field: Reference,
	ids: readonly string[],
): Promise<ReadonlySet<string>> {
	const rows = await rowsOf(
		db,
		sql<{ id: string }>`SELECT r.id FROM ${NAMED[field](scope)} AND r.id = ANY (${ids}::uuid[])`,
	);
	return new Set(rows.map(({ id }) => id));
}

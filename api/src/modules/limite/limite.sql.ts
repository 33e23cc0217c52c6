import type { TypeBouleAgent } from '@borlette/shared/contract/limite';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf } from '../../db/rows.ts';
import {
	companyCurrency,
	companyName,
	ofCompany,
	ofSupervisor,
	type Scope,
} from '../../db/scope.ts';

/** One of the four families that share the table. */
export interface LimitFamily {
	kind: 'game' | 'boule';
	/** For one agent, or for all together. */
	perAgent: boolean;
}

/** The widest family's row: the answers of the others leave out what theirs do not have. */
export type Limit = TypeBouleAgent;

export const limitRows = (scope: Scope, { kind, perAgent }: LimitFamily): RawBuilder<Limit> => {
	const narrowed = perAgent ? ofSupervisor(scope, 's.supervisor_id') : sql`true`;
	return sql<Limit>`
		SELECT l.id, ${companyName(scope, 'l')} AS companyname, ${companyCurrency(scope, 'l')} AS currency,
			l.game, l.boule, l.tirage_id, l.agent_id, l.min_stake, l.max_stake, l.limite, t.name AS tirage_name, agent_name(a.first_name, a.last_name, a.code) AS agent_name,
			l.is_active, l.version, l.created_at
		FROM limits l
		LEFT JOIN tirages t ON t.company_id = l.company_id AND t.id = l.tirage_id
		LEFT JOIN agents a ON a.company_id = l.company_id AND a.id = l.agent_id
		LEFT JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
		WHERE ${ofCompany(scope, 'l')} AND l.kind = ${kind}
			AND (l.agent_id IS NOT NULL) = ${perAgent} AND ${narrowed}`;
};

export const findLimit = (
	db: Db,
	scope: Scope,
	family: LimitFamily,
	id: string,
): Promise<Limit | undefined> =>
	rowOf(db, sql<Limit>`SELECT * FROM (${limitRows(scope, family)}) AS r WHERE id = ${id}`);

/** The limit of a ball in the same draws and for the same agents; null: in all, for all. */
export const limitOfBoule = (
	db: Db,
	companyId: string,
	{
		game,
		boule,
		tirage_id,
		agent_id,
	}: Pick<Limit, 'game' | 'boule'> & {
		tirage_id: string | null;
		agent_id: string | null;
	},
): Promise<{ id: string } | undefined> =>
	rowOf(
		db,
		sql<{ id: string }>`SELECT id FROM limits
			WHERE company_id = ${companyId} AND kind = 'boule' AND game = ${game} AND boule = ${boule}
				AND tirage_id IS NOT DISTINCT FROM ${tirage_id}::uuid
				AND agent_id IS NOT DISTINCT FROM ${agent_id}::uuid`,
	);

export const limitsByIds = (
	db: Db,
	scope: Scope,
	family: LimitFamily,
	ids: readonly string[],
): Promise<Limit[]> =>
	rowsOf(
		db,
		sql<Limit>`SELECT * FROM (${limitRows(scope, family)}) AS r WHERE r.id = ANY (${ids}::uuid[])`,
	);

/**
 * Those that are there, in one order and before others are added: who changes one of them locks it before the draws that
 * it counts, and who adds one locks the draws.
 */
export async function lockLimits(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
	await sql`SELECT id FROM limits WHERE company_id = ${companyId} AND id = ANY (${ids}::uuid[])
		ORDER BY id FOR UPDATE`.execute(db);
}

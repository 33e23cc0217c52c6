import type { StakedGame } from '@borlette/shared/contract/games';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';
import type { BulkWrite } from '../../http/bulk.ts';
import { lockLimits } from './limite.sql.ts';

/** An agent and their own limit of a game; null where there is none. */
export interface LimitOfAgent {
	agent_id: string;
	name: string;
	id: string | null;
	version: number | null;
	min_stake: number | null;
	max_stake: number | null;
	limite: number | null;
	is_active: boolean | null;
}

/** Of those agents that the scope may see, by their names. */
export const limitsOfAgents = (
	db: Db,
	scope: Scope,
	agentIds: readonly string[],
	{ game, tirage_id }: { game: StakedGame; tirage_id: string | null },
): Promise<LimitOfAgent[]> =>
	rowsOf(
		db,
		sql<LimitOfAgent>`SELECT a.id AS agent_id, agent_name(a.first_name, a.last_name, a.code) AS name,
			l.id, l.version, l.min_stake, l.max_stake, l.limite, l.is_active
		FROM agents a
		JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
		LEFT JOIN limits l ON l.company_id = a.company_id AND l.agent_id = a.id AND l.kind = 'game'
			AND l.game = ${game} AND l.tirage_id IS NOT DISTINCT FROM ${tirage_id}::uuid
		WHERE ${ofCompany(scope, 'a')} AND ${ofSupervisor(scope, 's.supervisor_id')}
			AND a.id = ANY (${agentIds}::uuid[])
		ORDER BY a.last_name COLLATE names, a.first_name COLLATE names, a.id`,
	);

/** Adds, changes and takes away; returns the ids of those that are there now. */
export async function writeLimits(
	db: Db,
	companyId: string,
	rows: readonly BulkWrite[],
): Promise<string[]> {
	const json = JSON.stringify(
		rows.map(({ id, ref, version, to }) => ({ agent_id: id, id: ref, version, ...bounds(to) })),
	);
	await lockLimits(
		db,
		companyId,
		rows.flatMap(({ ref }) => ref ?? []),
	);
	// One that somebody added in between stays theirs.
	const added = await rowsOf(
		db,
		sql<{ id: string }>`INSERT INTO limits
			(company_id, kind, game, tirage_id, agent_id, min_stake, max_stake, limite)
		SELECT ${companyId}::uuid, 'game', w.game, w.tirage_id, w.agent_id, w.min_stake, w.max_stake, w.limite
		FROM jsonb_to_recordset(${json}::jsonb) AS w(agent_id uuid, id uuid, game text, tirage_id uuid,
			min_stake bigint, max_stake bigint, limite bigint)
		WHERE w.id IS NULL
		ORDER BY w.agent_id
		ON CONFLICT DO NOTHING
		RETURNING id`,
	);
	const changed = await rowsOf(
		db,
		sql<{ id: string }>`UPDATE limits l SET min_stake = w.min_stake, max_stake = w.max_stake,
			limite = w.limite, is_active = w.is_active, version = l.version + 1, updated_at = now()
		FROM jsonb_to_recordset(${json}::jsonb) AS w(id uuid, version integer, game text,
			min_stake bigint, max_stake bigint, limite bigint, is_active boolean)
		WHERE l.company_id = ${companyId} AND l.id = w.id AND l.version = w.version AND w.game IS NOT NULL
		RETURNING l.id`,
	);
	await sql`DELETE FROM limits l USING jsonb_to_recordset(${json}::jsonb)
			AS w(id uuid, version integer, game text)
		WHERE l.company_id = ${companyId} AND l.id = w.id AND l.version = w.version AND w.game IS NULL`.execute(
		db,
	);
	return [...added, ...changed].map(({ id }) => id);
}

const bounds = (to: BulkWrite['to']) =>
	to && {
		game: to.game,
		tirage_id: to.tirage_id,
		min_stake: to.min_stake,
		max_stake: to.max_stake,
		limite: to.limite,
		is_active: to.is_active ?? true,
	};

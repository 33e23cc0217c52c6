import type { StakedGame } from '@borlette/shared/contract/games';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';

/** What a house has one limit of. */
export interface LimitKey {
	kind: 'game' | 'boule';
	game: StakedGame;
	boule: string | null;
	agent_id: string | null;
	tirage_id: string | null;
}

export interface LimitRow extends LimitKey {
	/** Of the one that is there; null: none is. */
	id: string | null;
	version: number;
	/** As it is there, switched off or not: nothing to write. */
	isSame: boolean;
	min_stake: number | null;
	max_stake: number | null;
	limite: number | null;
}

interface AgentNames {
	id: string;
	code: string;
	username: string;
}

export const agentNames = (db: Db, scope: Scope): Promise<AgentNames[]> =>
	rowsOf(
		db,
		sql<AgentNames>`SELECT a.id, a.code, a.username FROM agents a
			JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
			WHERE ${ofCompany(scope, 'a')} AND ${ofSupervisor(scope, 's.supervisor_id')}`,
	);

export const tirageNames = (db: Db, scope: Scope): Promise<Array<{ id: string; name: string }>> =>
	rowsOf(
		db,
		sql<{
			id: string;
			name: string;
		}>`SELECT t.id, t.name FROM tirages t WHERE ${ofCompany(scope, 't')}`,
	);

type Known = LimitKey &
	Pick<LimitRow, 'min_stake' | 'max_stake' | 'limite' | 'version'> & { id: string };

/** Those that the house has of what the rows are about. */
export const limitsThere = (
	db: Db,
	companyId: string,
	rows: readonly LimitKey[],
): Promise<Known[]> =>
	rowsOf(
		db,
		sql<Known>`SELECT l.id, l.version, l.kind, l.game, l.boule, l.agent_id, l.tirage_id, l.min_stake, l.max_stake,
			l.limite
		FROM limits l
		JOIN jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS w(kind text, game text, boule text,
				agent_id uuid, tirage_id uuid)
			ON l.kind = w.kind AND l.game = w.game AND l.boule IS NOT DISTINCT FROM w.boule
			AND l.agent_id IS NOT DISTINCT FROM w.agent_id AND l.tirage_id IS NOT DISTINCT FROM w.tirage_id
		WHERE l.company_id = ${companyId}`,
	);

/**
 * In one order, so that two files at once do not stop each other. One that somebody added in between stays theirs; answers the
 * ids of the others.
 */
export async function insertLimits(
	db: Db,
	companyId: string,
	rows: readonly LimitRow[],
): Promise<string[]> {
	const added = await rowsOf(
		db,
		sql<{ id: string }>`INSERT INTO limits
			(company_id, kind, game, boule, agent_id, tirage_id, min_stake, max_stake, limite)
		SELECT ${companyId}::uuid, w.kind, w.game, w.boule, w.agent_id, w.tirage_id, w.min_stake, w.max_stake,
			w.limite
		FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS w(id uuid, kind text, game text, boule text,
			agent_id uuid, tirage_id uuid, min_stake bigint, max_stake bigint, limite bigint)
		WHERE w.id IS NULL
		ORDER BY w.agent_id, w.kind, w.game, w.boule, w.tirage_id
		ON CONFLICT DO NOTHING
		RETURNING id`,
	);
	return added.map(({ id }) => id);
}

/** One that somebody changed in between stays theirs; returns the ids of the others. */
export async function updateLimits(
	db: Db,
	companyId: string,
	rows: readonly LimitRow[],
): Promise<string[]> {
	const changed = await rowsOf(
		db,
		sql<{
			id: string;
		}>`UPDATE limits l SET min_stake = w.min_stake, max_stake = w.max_stake, limite = w.limite,
			version = l.version + 1, updated_at = now()
		FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS w(id uuid, version integer,
			min_stake bigint, max_stake bigint, limite bigint)
		WHERE l.company_id = ${companyId} AND l.id = w.id AND l.version = w.version
		RETURNING l.id`,
	);
	return changed.map(({ id }) => id);
}

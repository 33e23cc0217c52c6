import type { BodyOf } from '@borlette/shared/contract';
import type { BouleBlock, boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf, theRow } from '../../db/rows.ts';
import { companyName, ofCompany, type Scope } from '../../db/scope.ts';

/** A supervisor sees blocks for everybody and those of their own agents. */
const ofOwnAgents = ({ supervisorId }: Scope) =>
	supervisorId ? sql`(b.agent_id IS NULL OR s.supervisor_id = ${supervisorId}::uuid)` : sql`true`;

export const blockRows = (scope: Scope): RawBuilder<BouleBlock> => sql<BouleBlock>`
	SELECT b.id, ${companyName(scope, 'b')} AS companyname, b.boule, b.tirage_id, b.agent_id, b.start_date, b.end_date, b.reason,
		t.name AS tirage_name, agent_name(a.first_name, a.last_name, a.code) AS agent_name,
		b.is_active, b.version, b.created_at, b.created_by
	FROM boules_block b
	LEFT JOIN tirages t ON t.company_id = b.company_id AND t.id = b.tirage_id
	LEFT JOIN agents a ON a.company_id = b.company_id AND a.id = b.agent_id
	LEFT JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
	WHERE ${ofCompany(scope, 'b')} AND ${ofOwnAgents(scope)}`;

/** Of days: blocks that hold on one of them. */
export const HOLDS_WITHIN = {
	start_date: (day: string) => sql<boolean>`coalesce(r.end_date, 'infinity') >= ${day}::date`,
	end_date: (day: string) => sql<boolean>`r.start_date <= ${day}::date`,
};

export const findBlock = (db: Db, scope: Scope, id: string): Promise<BouleBlock | undefined> =>
	rowOf(db, sql<BouleBlock>`SELECT * FROM (${blockRows(scope)}) AS r WHERE id = ${id}`);

export const findBlocks = (db: Db, scope: Scope, ids: readonly string[]): Promise<BouleBlock[]> =>
	rowsOf(
		db,
		sql<BouleBlock>`SELECT * FROM (${blockRows(scope)}) AS r WHERE id = ANY (${ids}::uuid[])
			ORDER BY array_position(${ids}::uuid[], id)`,
	);

export type BlockSpan = Pick<
	BouleBlock,
	'boule' | 'tirage_id' | 'agent_id' | 'start_date' | 'end_date'
>;

/** Balls of those given that an active block of the same draw and agent covers in part. */
export async function blockedAlready(
	db: Db,
	companyId: string,
	boules: readonly string[],
	span: Omit<BlockSpan, 'boule'>,
	exceptId: string | null = null,
): Promise<Set<string>> {
	const rows = await rowsOf(
		db,
		sql<{ boule: string }>`SELECT DISTINCT boule FROM boules_block
			WHERE company_id = ${companyId} AND is_active AND boule = ANY (${boules}::text[])
				AND tirage_id IS NOT DISTINCT FROM ${span.tirage_id}::uuid
				AND agent_id IS NOT DISTINCT FROM ${span.agent_id}::uuid
				AND start_date <= coalesce(${span.end_date}::date, 'infinity')
				AND coalesce(end_date, 'infinity') >= ${span.start_date}::date
				AND id IS DISTINCT FROM ${exceptId}::uuid`,
	);
	return new Set(rows.map(({ boule }) => boule));
}

export async function insertBlocks(
	db: Db,
	companyId: string,
	{ boules, ...block }: BodyOf<typeof boulesBlockApi.create>,
	createdBy: string,
): Promise<string[]> {
	const rows = await rowsOf(
		db,
		sql<{ id: string }>`INSERT INTO boules_block
				(company_id, boule, tirage_id, agent_id, start_date, end_date, reason, created_by)
			SELECT ${companyId}::uuid, boule, ${block.tirage_id}::uuid, ${block.agent_id}::uuid,
				${block.start_date}::date, ${block.end_date}::date, ${block.reason}, ${createdBy}
			FROM unnest(${boules}::text[]) WITH ORDINALITY AS given (boule, place) ORDER BY place
			RETURNING id`,
	);
	return rows.map(({ id }) => id);
}

/** Draw dates not closed yet; null: of every draw. */
export const openInstances = (
	db: Db,
	companyId: string,
	tirageId: string | null,
): Promise<{ id: string }[]> =>
	rowsOf(
		db,
		sql<{ id: string }>`SELECT id FROM tirage_instances
			WHERE company_id = ${companyId}::uuid AND state = 'open'
				AND (${tirageId}::uuid IS NULL OR tirage_id = ${tirageId}::uuid)`,
	);

type Changed = Pick<BouleBlock, 'id' | 'version' | 'is_active' | 'end_date' | 'reason'>;

/** false when the version is no longer the row's. */
export async function updateBlock(db: Db, companyId: string, block: Changed): Promise<boolean> {
	const { count } = await theRow(
		db,
		sql<{ count: number }>`WITH changed AS (
			UPDATE boules_block SET is_active = ${block.is_active}, end_date = ${block.end_date}::date,
				reason = ${block.reason}, version = version + 1, updated_at = now()
			WHERE company_id = ${companyId} AND id = ${block.id} AND version = ${block.version}
			RETURNING id
		) SELECT count(*) AS count FROM changed`,
	);
	return count === 1;
}

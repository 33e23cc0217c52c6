import type { Surcussale } from '@borlette/shared/contract/surcussale';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf } from '../../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';
import type { BulkValues } from '../../http/bulk-rows.ts';
import { surcussaleRows } from './surcussale.sql.ts';

export async function supervisorName(
	db: Db,
	scope: Scope,
	id: string,
): Promise<string | undefined> {
	const row = await rowOf(
		db,
		sql<{ name: string }>`SELECT trim(concat_ws(' ', u.first_name, u.last_name)) AS name
			FROM supervisors p JOIN users u ON u.company_id = p.company_id AND u.id = p.id
			WHERE ${ofCompany(scope, 'p')} AND ${ofSupervisor(scope, 'p.id')} AND p.id = ${id}`,
	);
	return row?.name;
}

/** Those that the scope may see, by their names. */
export const surcussalesOf = (
	db: Db,
	scope: Scope,
	ids: readonly string[],
): Promise<Surcussale[]> =>
	rowsOf(
		db,
		sql<Surcussale>`SELECT * FROM (${surcussaleRows(scope)}) AS r WHERE r.id = ANY (${ids}::uuid[])
			ORDER BY r.name COLLATE names, r.id`,
	);

export async function lockSurcussales(
	db: Db,
	companyId: string,
	ids: readonly string[],
): Promise<void> {
	await sql`SELECT id FROM surcussales WHERE company_id = ${companyId} AND id = ANY (${ids}::uuid[])
		ORDER BY id FOR NO KEY UPDATE`.execute(db);
}

export async function writeSupervisors(
	db: Db,
	companyId: string,
	{ ids, versions, values }: BulkValues<string>,
): Promise<void> {
	await sql`UPDATE surcussales s SET supervisor_id = nullif(w.value, '')::uuid, version = s.version + 1, updated_at = now()
		FROM unnest(${ids}::uuid[], ${versions}::integer[], ${values}::text[]) AS w(id, version, value)
		WHERE s.company_id = ${companyId} AND s.id = w.id AND s.version = w.version`.execute(db);
}

export async function writeCommissions(
	db: Db,
	companyId: string,
	{ ids, versions, values }: BulkValues<number>,
): Promise<void> {
	await sql`UPDATE surcussales s SET commission = w.value, version = s.version + 1, updated_at = now()
		FROM unnest(${ids}::uuid[], ${versions}::integer[], ${values}::integer[]) AS w(id, version, value)
		WHERE s.company_id = ${companyId} AND s.id = w.id AND s.version = w.version`.execute(db);
}

export async function writeActivations(
	db: Db,
	companyId: string,
	{ ids, versions, values }: BulkValues<boolean>,
): Promise<void> {
	await sql`UPDATE surcussales s SET is_active = w.value, version = s.version + 1, updated_at = now()
		FROM unnest(${ids}::uuid[], ${versions}::integer[], ${values}::boolean[]) AS w(id, version, value)
		WHERE s.company_id = ${companyId} AND s.id = w.id AND s.version = w.version`.execute(db);
}

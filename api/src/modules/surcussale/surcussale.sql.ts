import type { BodyOf } from '@borlette/shared/contract';
import type { Surcussale, surcussaleApi } from '@borlette/shared/contract/surcussale';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, theRow } from '../../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';

/** Surcussales that the scope may see. */
export const surcussaleRows = (scope: Scope): RawBuilder<Surcussale> => sql<Surcussale>`
	SELECT s.id, s.name, s.city, s.address, s.phone, s.commission, s.supervisor_id,
		nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') AS supervisor_name,
		s.generale_id, g.name AS generale_name,
		(SELECT count(*) FROM agents a
			WHERE a.company_id = s.company_id AND a.surcussale_id = s.id) AS agents,
		s.is_active, s.version, s.created_at
	FROM surcussales s
	LEFT JOIN users u ON u.company_id = s.company_id AND u.id = s.supervisor_id
	LEFT JOIN generales g ON g.company_id = s.company_id AND g.id = s.generale_id
	WHERE ${ofCompany(scope, 's')} AND ${ofSupervisor(scope, 's.supervisor_id')}`;

export const findSurcussale = (db: Db, scope: Scope, id: string): Promise<Surcussale | undefined> =>
	rowOf(db, sql<Surcussale>`SELECT * FROM (${surcussaleRows(scope)}) AS r WHERE id = ${id}`);

export async function insertSurcussale(
	db: Db,
	companyId: string,
	surcussale: BodyOf<typeof surcussaleApi.create>,
): Promise<string> {
	const { id } = await theRow(
		db,
		sql<{ id: string }>`INSERT INTO surcussales
				(company_id, supervisor_id, generale_id, name, city, address, phone, commission)
			VALUES (${companyId}, ${surcussale.supervisor_id ?? null}, ${surcussale.generale_id ?? null},
				${surcussale.name}, ${surcussale.city}, ${surcussale.address}, ${surcussale.phone}, ${surcussale.commission})
			RETURNING id`,
	);
	return id;
}

/** false when the version is no longer the row's. */
export async function updateSurcussale(
	db: Db,
	companyId: string,
	surcussale: BodyOf<typeof surcussaleApi.update>,
): Promise<boolean> {
	const { generale_id } = surcussale;
	const generale = generale_id === undefined ? sql.ref('generale_id') : sql`${generale_id}::uuid`;
	const row = await rowOf(
		db,
		sql`UPDATE surcussales SET supervisor_id = ${surcussale.supervisor_id},
				generale_id = ${generale},
				name = ${surcussale.name}, city = ${surcussale.city}, address = ${surcussale.address},
				phone = ${surcussale.phone}, commission = ${surcussale.commission},
				is_active = coalesce(${surcussale.is_active ?? null}::boolean, is_active),
				version = version + 1, updated_at = now()
			WHERE company_id = ${companyId} AND id = ${surcussale.id}
				AND version = ${surcussale.version}
			RETURNING id`,
	);
	return row !== undefined;
}

/** Refused by the foreign keys (`in_use`) while agents sell there or once fiches name it. */
export async function deleteSurcussale(db: Db, companyId: string, id: string): Promise<void> {
	await sql`DELETE FROM surcussales WHERE company_id = ${companyId} AND id = ${id}`.execute(db);
}

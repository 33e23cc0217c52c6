import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';

export interface SurcussaleRow {
	name: string;
	city: string;
	address: string;
	phone: string | null;
	commission: number;
	supervisor_id: string | null;
	generale_id: string | null;
}

interface Person {
	id: string;
	username: string;
	name: string;
	is_active: boolean;
}

export const supervisorNames = (db: Db, scope: Scope): Promise<Person[]> =>
	rowsOf(
		db,
		sql<Person>`SELECT u.id, u.username, concat_ws(' ', u.first_name, u.last_name) AS name,
				u.is_active
			FROM supervisors p JOIN users u ON u.company_id = p.company_id AND u.id = p.id
			WHERE ${ofCompany(scope, 'p')} AND ${ofSupervisor(scope, 'p.id')}`,
	);

export const generaleNames = (db: Db, scope: Scope): Promise<Array<{ id: string; name: string }>> =>
	rowsOf(
		db,
		sql<{
			id: string;
			name: string;
		}>`SELECT g.id, g.name FROM generales g WHERE ${ofCompany(scope, 'g')}`,
	);

export async function takenNames(db: Db, companyId: string): Promise<ReadonlySet<string>> {
	const rows = await rowsOf(
		db,
		sql<{
			name: string;
		}>`SELECT lower(name) AS name FROM surcussales WHERE company_id = ${companyId}`,
	);
	return new Set(rows.map(({ name }) => name));
}

/** Those whose names are free, in one order, so that two files at once do not stop each other; returns their ids. */
export async function insertSurcussales(
	db: Db,
	companyId: string,
	rows: readonly SurcussaleRow[],
): Promise<string[]> {
	const added = await rowsOf(
		db,
		sql<{ id: string }>`INSERT INTO surcussales
			(company_id, name, city, address, phone, commission, supervisor_id, generale_id)
		SELECT ${companyId}::uuid, w.name, w.city, w.address, w.phone, w.commission, w.supervisor_id, w.generale_id
		FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS w(name text, city text,
			address text, phone text, commission integer, supervisor_id uuid, generale_id uuid)
		ORDER BY lower(w.name)
		ON CONFLICT DO NOTHING
		RETURNING id`,
	);
	return added.map(({ id }) => id);
}

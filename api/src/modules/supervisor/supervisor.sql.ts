import { DEFAULT_PERMISSIONS } from '@borlette/shared/contract';
import type { Supervisor } from '@borlette/shared/contract/supervisor';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf } from '../../db/rows.ts';
import { companyName, ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';
import { type Columns, deleteRow, insertRow, updateRow, type Writes } from '../../db/write.ts';
import { insertPerson } from '../../identity/people.sql.ts';

/** Supervisors of the company; one of them sees no other. */
export const supervisorRows = (scope: Scope): RawBuilder<Supervisor> => sql<Supervisor>`
	SELECT p.id, ${companyName(scope, 'p')} AS companyname, u.first_name, u.last_name, u.phone, p.commission, u.username, u.is_active,
		(SELECT count(*) FROM surcussales s
			WHERE s.company_id = p.company_id AND s.supervisor_id = p.id) AS surcussales,
		p.version, p.created_at
	FROM supervisors p
	JOIN users u ON u.id = p.id AND u.company_id = p.company_id
	WHERE ${ofCompany(scope, 'p')} AND ${ofSupervisor(scope, 'p.id')}`;

export const findSupervisor = (db: Db, scope: Scope, id: string): Promise<Supervisor | undefined> =>
	rowOf(db, sql<Supervisor>`SELECT * FROM (${supervisorRows(scope)}) AS r WHERE id = ${id}`);

/** What a person is called, and where. */
const named = ({ first_name, last_name, phone }: Columns) => ({ first_name, last_name, phone });

/** A supervisor is a person who signs in, with what the role may do by default. */
export const supervisorWrites: Writes = {
	async insert(db, { company_id, commission, password_hash, username, ...columns }) {
		const person = { company_id, role: 'supervisor', username, password_hash, ...named(columns) };
		const id = await insertPerson(db, person);
		await sql`INSERT INTO user_permissions (user_id, codename)
			SELECT ${id}, unnest(${[...DEFAULT_PERMISSIONS.supervisor]}::text[])`.execute(db);
		return insertRow(db, 'supervisors', { company_id, id, commission });
	},
	/** The version is the supervisor's. */
	async update(db, key, { commission, is_active, ...columns }) {
		if (!(await updateRow(db, 'supervisors', key, { commission }))) return false;
		// The person has a version of their own, which nobody sees here.
		const { companyId, id } = key;
		return updateRow(db, 'users', { companyId, id }, { is_active, ...named(columns) });
	},
	/** Refused by the foreign keys (`in_use`) while a surcussale is theirs. */
	async remove(db, key) {
		if (!(await deleteRow(db, 'supervisors', key))) return false;
		const { companyId, id } = key;
		return deleteRow(db, 'users', { companyId, id });
	},
};

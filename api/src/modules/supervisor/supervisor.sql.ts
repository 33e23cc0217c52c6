import { type BodyOf, DEFAULT_PERMISSIONS } from '@borlette/shared/contract';
import type { Supervisor, supervisorApi } from '@borlette/shared/contract/supervisor';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, theRow } from '../../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';

/** Supervisors of the company; one of them sees no other. */
export const supervisorRows = (scope: Scope): RawBuilder<Supervisor> => sql<Supervisor>`
	SELECT p.id, u.first_name, u.last_name, u.phone, p.commission, u.username, u.is_active,
		(SELECT count(*) FROM surcussales s
			WHERE s.company_id = p.company_id AND s.supervisor_id = p.id) AS surcussales,
		p.version, p.created_at
	FROM supervisors p
	JOIN users u ON u.id = p.id AND u.company_id = p.company_id
	WHERE ${ofCompany(scope, 'p')} AND ${ofSupervisor(scope, 'p.id')}`;

export const findSupervisor = (db: Db, scope: Scope, id: string): Promise<Supervisor | undefined> =>
	rowOf(db, sql<Supervisor>`SELECT * FROM (${supervisorRows(scope)}) AS r WHERE id = ${id}`);

/** The person, what the role may do by default, and the supervisor. */
export async function insertSupervisor(
	db: Db,
	companyId: string,
	supervisor: Omit<BodyOf<typeof supervisorApi.create>, 'password'>,
	passwordHash: string,
): Promise<string> {
	const { id } = await theRow(
		db,
		sql<{ id: string }>`
			INSERT INTO users (role, company_id, username, password_hash, first_name, last_name, phone)
			VALUES ('supervisor', ${companyId}, ${supervisor.username}, ${passwordHash},
				${supervisor.first_name}, ${supervisor.last_name}, ${supervisor.phone})
			RETURNING id`,
	);
	await sql`INSERT INTO user_permissions (user_id, codename)
		SELECT ${id}, unnest(${[...DEFAULT_PERMISSIONS.supervisor]}::text[])`.execute(db);
	await sql`INSERT INTO supervisors (company_id, id, commission)
		VALUES (${companyId}, ${id}, ${supervisor.commission})`.execute(db);
	return id;
}

/** false when the version is no longer the row's. */
export async function updateSupervisor(
	db: Db,
	companyId: string,
	supervisor: BodyOf<typeof supervisorApi.update>,
): Promise<boolean> {
	const row = await rowOf(
		db,
		sql`UPDATE supervisors SET commission = ${supervisor.commission},
				version = version + 1, updated_at = now()
			WHERE company_id = ${companyId} AND id = ${supervisor.id}
				AND version = ${supervisor.version}
			RETURNING id`,
	);
	if (row === undefined) return false;
	await sql`UPDATE users SET first_name = ${supervisor.first_name},
			last_name = ${supervisor.last_name}, phone = ${supervisor.phone},
			is_active = coalesce(${supervisor.is_active ?? null}::boolean, is_active),
			version = version + 1, updated_at = now()
		WHERE company_id = ${companyId} AND id = ${supervisor.id}`.execute(db);
	return true;
}

/** Refused by the foreign keys (`in_use`) while a surcussale is theirs. */
export async function deleteSupervisor(db: Db, companyId: string, id: string): Promise<void> {
	await sql`DELETE FROM supervisors WHERE company_id = ${companyId} AND id = ${id}`.execute(db);
	await sql`DELETE FROM users WHERE company_id = ${companyId} AND id = ${id}`.execute(db);
}

import type { Permission } from '@borlette/shared/contract';
import type { OfficePerson } from '@borlette/shared/contract/office';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf } from '../../db/rows.ts';
import { companyName, ofCompany, type Scope } from '../../db/scope.ts';
import type { Columns } from '../../db/write.ts';
import { codesOfPerson, insertPerson } from '../../identity/people.sql.ts';

/** People who sign in with the role of the company. */
export const officeRows = (scope: Scope): RawBuilder<OfficePerson> => sql<OfficePerson>`
	SELECT u.id, ${companyName(scope, 'u')} AS companyname, u.first_name, u.last_name, u.phone, u.username, u.is_active,
		${codesOfPerson()} AS perms, u.version, u.created_at
	FROM users u
	WHERE ${ofCompany(scope, 'u')} AND u.role = 'company'`;

export const findOfficePerson = (
	db: Db,
	scope: Scope,
	id: string,
): Promise<OfficePerson | undefined> =>
	rowOf(db, sql<OfficePerson>`SELECT * FROM (${officeRows(scope)}) AS r WHERE id = ${id}`);

/** Adds somebody with these codes and returns their id. */
export async function insertOfficePerson(
	db: Db,
	person: Columns,
	codes: readonly Permission[],
): Promise<string> {
	const id = await insertPerson(db, { ...person, role: 'company' });
	await sql`INSERT INTO user_permissions (user_id, codename)
		SELECT ${id}::uuid, unnest(${codes}::text[])`.execute(db);
	return id;
}

import type { EndCause, Permission } from '@borlette/shared/contract';
import type { Device, User } from '@borlette/shared/contract/account';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, theRow } from '../../db/rows.ts';
import { companyName, ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';
import { codesOfPerson } from '../../identity/people.sql.ts';

interface Name {
	username: string;
	first_name: string;
	last_name: string;
}

/** Of an agent that the scope may see. */
export const findAgentName = (db: Db, scope: Scope, id: string) =>
	rowOf(
		db,
		sql<Name>`SELECT a.username, a.first_name, a.last_name FROM agents a
			JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
			WHERE ${ofCompany(scope, 'a')} AND ${ofSupervisor(scope, 's.supervisor_id')} AND a.id = ${id}`,
	);

/** Of a supervisor that the scope may see. */
export const findSupervisorName = (db: Db, scope: Scope, id: string) =>
	rowOf(
		db,
		sql<Name>`SELECT u.username, u.first_name, u.last_name FROM supervisors p
			JOIN users u ON u.id = p.id AND u.company_id = p.company_id
			WHERE ${ofCompany(scope, 'p')} AND ${ofSupervisor(scope, 'p.id')} AND p.id = ${id}`,
	);

export async function setAgentPassword(db: Db, companyId: string, id: string, hash: string) {
	await sql`UPDATE agents SET password_hash = ${hash}, updated_at = now()
		WHERE company_id = ${companyId} AND id = ${id}`.execute(db);
}

/** Of somebody who signs in here: a supervisor, an admin, oneself. */
export async function setUserPassword(db: Db, id: string, hash: string): Promise<void> {
	await sql`UPDATE users SET password_hash = ${hash}, updated_at = now() WHERE id = ${id}`.execute(
		db,
	);
}

/** Signs a person of the company worked on out everywhere. */
export async function endSignIns(db: Db, userId: string, why: EndCause): Promise<void> {
	await sql`SELECT auth_end_user(${userId}, ${why})`.execute(db);
}

/** Ends every sign-in of the caller but the one that calls. */
export async function endOtherSignIns(db: Db, tokenHash: Buffer, why: EndCause): Promise<void> {
	await sql`SELECT auth_end_others(${tokenHash}, ${why})`.execute(db);
}

/** Sign-ins of the caller. */
export const deviceRows = (tokenHash: Buffer): RawBuilder<Device> =>
	sql<Device>`SELECT * FROM auth_sessions(${tokenHash}::bytea)`;

/** false when none of the caller's has the id. */
export async function endSignIn(db: Db, id: string): Promise<boolean> {
	const { ended } = await theRow(
		db,
		sql<{ ended: boolean }>`SELECT auth_end_session(${id}) AS ended`,
	);
	return ended;
}

export const userRows = (scope: Scope): RawBuilder<User> => sql<User>`
	SELECT u.id, ${companyName(scope, 'u')} AS companyname, u.role, u.username, u.first_name, u.last_name, u.is_active,
		EXISTS (
			SELECT FROM auth_two_factor(u.id) AS t WHERE t.confirmed_at IS NOT NULL
		) AS has_two_factor,
		${codesOfPerson()} AS perms,
		u.version, u.created_at
	FROM users u
	WHERE ${ofCompany(scope, 'u')} AND u.company_id IS NOT NULL`;

export const findUser = (db: Db, scope: Scope, id: string): Promise<User | undefined> =>
	rowOf(db, sql<User>`SELECT * FROM (${userRows(scope)}) AS r WHERE id = ${id}`);

export async function replacePermissions(
	db: Db,
	userId: string,
	codes: readonly Permission[],
): Promise<void> {
	await sql`DELETE FROM user_permissions
		WHERE user_id = ${userId} AND codename <> ALL (${codes}::text[])`.execute(db);
	await sql`INSERT INTO user_permissions (user_id, codename)
		SELECT ${userId}::uuid, unnest(${codes}::text[]) ON CONFLICT DO NOTHING`.execute(db);
}

import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { rowOf } from './rows.ts';
import { urlsOf } from './server-urls.ts';

export const APP_ROLE = 'borlette_app';

/**
 * Lets the embedded server's application role sign in with a password. What is refused to it the API answers and, where it is
 * an error, logs: in the server's own log, which grows until it is started anew, each sale that is refused would be lines.
 */
export async function setAppPassword(owner: Db, password: string): Promise<void> {
	await sql`ALTER ROLE ${sql.ref(APP_ROLE)} LOGIN PASSWORD ${sql.lit(password)}`.execute(owner);
	await sql`ALTER ROLE ${sql.ref(APP_ROLE)} SET log_min_messages = 'log'`.execute(owner);
}

/** Makes the role of DATABASE_URL with its password, unless it is there already. */
export async function ensureAppRole(owner: Db, databaseUrl: string): Promise<void> {
	const url = new URL(urlsOf(databaseUrl)[0] ?? databaseUrl);
	const role = decodeURIComponent(url.username);
	const password = decodeURIComponent(url.password);
	const found = await rowOf(
		owner,
		sql<{ login: boolean; member: boolean }>`
			SELECT rolcanlogin AS login, pg_has_role(rolname, ${APP_ROLE}, 'MEMBER') AS member
			FROM pg_roles WHERE rolname = ${role}`,
	);
	if (!found) {
		await sql`CREATE ROLE ${sql.ref(role)} LOGIN PASSWORD ${sql.lit(password)}
			IN ROLE ${sql.ref(APP_ROLE)}`.execute(owner);
	} else if (!found.login) {
		await sql`ALTER ROLE ${sql.ref(role)} LOGIN PASSWORD ${sql.lit(password)}`.execute(owner);
	} else if (!found.member) {
		await sql`GRANT ${sql.ref(APP_ROLE)} TO ${sql.ref(role)}`.execute(owner);
	}
}

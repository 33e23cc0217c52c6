import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { theRow } from './rows.ts';

const OLDEST_SERVER = 18;

/** The API would run without one of its protections; the message says which and what to do. */
export class UnsafeDatabase extends Error {
	override name = 'UnsafeDatabase';
}

/** Refuses a server or a role that tenants would not be safe with. */
export async function guardDatabase(app: Db): Promise<void> {
	const found = await theRow(
		app,
		sql<{ server: number; role: string; superuser: boolean; bypass: boolean; owned: number }>`
			SELECT current_setting('server_version_num')::int / 10000 AS server,
				rolname AS role, rolsuper AS superuser, rolbypassrls AS bypass,
				(SELECT count(*)::int FROM pg_class
					WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
						AND pg_has_role(current_user, relowner, 'MEMBER')) AS owned
			FROM pg_roles WHERE rolname = current_user`,
	);
	if (found.server < OLDEST_SERVER) {
		throw new UnsafeDatabase(
			`The server is PostgreSQL ${found.server}: version ${OLDEST_SERVER} or newer is needed`,
		);
	}
	const reason =
		(found.superuser && 'is a superuser') ||
		(found.bypass && 'bypasses row-level security') ||
		(found.owned > 0 && 'owns the tables, or is a member of the role that does');
	if (reason) {
		throw new UnsafeDatabase(
			`The role ${found.role} of DATABASE_URL ${reason}, so companies would not be kept apart: use an ordinary role there, and the owner in DATABASE_OWNER_URL`,
		);
	}
}

import { DEFAULT_PERMISSIONS } from '@borlette/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowOf, theRow } from '../db/rows.ts';

/** false when there is a superuser already. */
export async function createFirstSuperuser(
	db: Db,
	username: string,
	passwordHash: string,
): Promise<boolean> {
	const { created } = await theRow(
		db,
		sql<{ created: boolean }>`SELECT create_first_superuser(
			${username}, ${passwordHash}, ${[...DEFAULT_PERMISSIONS.superuser]}::text[]
		) AS created`,
	);
	return created;
}

/** Somebody is there who could let others in. */
export const hasSuperuser = async (db: Db): Promise<boolean> =>
	(await rowOf(db, sql`SELECT FROM people_of_provider() LIMIT 1`)) !== undefined;

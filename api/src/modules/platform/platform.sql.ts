import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { theRow } from '../../db/rows.ts';

/** Name of the newest migration that the database has. */
export async function newestMigration(db: Db): Promise<string> {
	const { name } = await theRow(
		db,
		sql<{ name: string }>`SELECT max(name) AS name FROM kysely_migration`,
	);
	return name;
}

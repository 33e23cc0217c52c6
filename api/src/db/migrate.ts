import { Migrator, sql } from 'kysely';
import { MIGRATIONS, NEWEST_MIGRATION } from '../../migrations/index.ts';
import type { Db } from './connect.ts';

/** Brings the database to the newest version; connection of the owner role. */
export async function migrate(owner: Db): Promise<void> {
	const migrator = new Migrator({
		db: owner,
		provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
	});
	const { error } = await migrator.migrateToLatest();
	if (error) throw error;
	await sql`GRANT SELECT ON kysely_migration TO borlette_app`.execute(owner);
}

/** Name of the newest migration that the database has, '' for none; any role may ask. */
export async function schemaVersion(db: Db): Promise<string> {
	const { rows } = await sql<{ name: string | null }>`
		SELECT CASE WHEN to_regclass('kysely_migration') IS NULL THEN NULL ELSE
			(SELECT max(name) FROM kysely_migration) END AS name`
		.execute(db)
		.catch(() => ({ rows: [] }));
	return rows[0]?.name ?? '';
}

/** Refuses a database that another version of the API made. */
export async function checkSchemaVersion(db: Db): Promise<void> {
	const version = await schemaVersion(db);
	if (version === NEWEST_MIGRATION) return;
	throw new Error(
		version === ''
			? 'The database is empty: set DATABASE_OWNER_URL once, so that the tables can be made'
			: `The database is at ${version}, this API needs ${NEWEST_MIGRATION}: set DATABASE_OWNER_URL to migrate it, or start the API that belongs to it`,
	);
}

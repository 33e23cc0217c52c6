import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { rowsOf, theRow } from './rows.ts';
import { codeOfSchema, migrations } from './schema-files.ts';

/** The tables as they were when their changes began to be kept. */
export const BASELINE = '0000-baseline';

/** What a database is at, or what an API needs. */
export interface SchemaVersion {
	/** Its newest migration; '' where there are no tables. */
	migration: string;
	/** Hash of the files that functions, policies and the like were laid down from. */
	code: string;
}

let needed: SchemaVersion | undefined;
export function neededVersion(): SchemaVersion {
	needed ??= { migration: migrations().at(-1)?.name ?? BASELINE, code: codeOfSchema().hash };
	return needed;
}

export const isNeeded = ({ migration, code }: SchemaVersion): boolean =>
	migration === neededVersion().migration && code === neededVersion().code;

/** Of a database that was migrated; any role may ask. */
export const versionOf = (db: Db): Promise<SchemaVersion> =>
	theRow(
		db,
		sql<SchemaVersion>`SELECT coalesce((SELECT max(name) FROM kysely_migration), '') AS migration,
			coalesce((SELECT max(hash) FROM schema_code), '') AS code`,
	);

/** Of any database, that of another program included. */
export async function foundVersion(db: Db): Promise<SchemaVersion> {
	const may = await theRow(
		db,
		sql<{ readMigration: boolean; readCode: boolean }>`SELECT
			coalesce(has_table_privilege(to_regclass('kysely_migration'), 'SELECT'), false) AS "readMigration",
			coalesce(has_table_privilege(to_regclass('schema_code'), 'SELECT'), false) AS "readCode"`,
	);
	if (!may.readMigration) return { migration: '', code: '' };
	if (may.readCode) return versionOf(db);
	const { migration } = await theRow(
		db,
		sql<{
			migration: string;
		}>`SELECT coalesce(max(name), '') AS migration FROM kysely_migration`,
	);
	return { migration, code: '' };
}

/** The database is not of a version that this API works with; the message says which, and what to do. */
export class OtherVersion extends Error {
	override name = 'OtherVersion';
}

/** Refuses a database that an API after this one migrated. */
export async function refuseNewer(db: Db): Promise<void> {
	if ((await foundVersion(db)).migration === '') return;
	const known = [BASELINE, ...migrations().map(({ name }) => name)];
	const unknown = await rowsOf(
		db,
		sql<{ name: string }>`SELECT name FROM kysely_migration
			WHERE name <> ALL (${known}) AND EXISTS (SELECT FROM kysely_migration WHERE name = ${BASELINE})
			ORDER BY name`,
	);
	if (unknown.length === 0) return;
	const names = unknown.map(({ name }) => name).join(', ');
	throw new OtherVersion(
		`The database has ${names}, which this version does not know (its newest is ${neededVersion().migration}): a newer version made it. Nothing was changed. Start that version again, or restore a backup of before it beside this one (docs/how-to/back-up.md)`,
	);
}

/** Refuses a database that another version of the API made. */
export async function checkSchemaVersion(db: Db): Promise<void> {
	await refuseNewer(db);
	const found = await foundVersion(db);
	if (isNeeded(found)) return;
	throw new OtherVersion(
		found.migration === ''
			? 'The database is empty: set DATABASE_OWNER_URL once, so that the tables can be made'
			: `The database is at ${inWords(found)}, this API needs ${inWords(neededVersion())}: set DATABASE_OWNER_URL to migrate it, or start the API that belongs to it`,
	);
}

const inWords = ({ migration, code }: SchemaVersion): string =>
	code ? `${migration} with functions ${code.slice(0, 8)}` : migration;

import { type Migration, Migrator, sql } from 'kysely';
import type { Db } from './connect.ts';
import { lockTables, type Patience, patiently } from './patience.ts';
import { rowOf, runScript } from './rows.ts';
import { codeOfSchema, migrations, readSql, type SqlFile, tablesInOrder } from './schema-files.ts';
import {
	BASELINE,
	foundVersion,
	isNeeded,
	neededVersion,
	OtherVersion,
	refuseNewer,
} from './schema-version.ts';

/** Where the history of the days before the baseline ends: its tables, come to by another way. */
const UNRELEASED_END = '0090-release-rights';

/**
 * Brings the database to this API's version; connection of the owner role. All of it or, where
 * anything fails, nothing: the tables first, then all that is laid down again. While somebody holds a
 * table it steps back, so that calls go on.
 */
export async function migrate(owner: Db, patience: Patience = {}): Promise<void> {
	await owner.connection().execute((db) => patiently(db, () => attempt(db), patience));
}

async function attempt(db: Db): Promise<void> {
	await sql`BEGIN`.execute(db);
	try {
		await bringUp(db);
		await sql`COMMIT`.execute(db);
	} catch (error) {
		await sql`ROLLBACK`.execute(db);
		throw error;
	}
}

async function bringUp(db: Db): Promise<void> {
	// Of two that start at once the second finds all done.
	await sql`SELECT pg_advisory_xact_lock(hashtextextended('schema', 0))`.execute(db);
	await refuseNewer(db);
	if (isNeeded(await foundVersion(db))) return;
	await lockTables(db);
	await adoptOrRefuse(db);
	await runScript(db, readSql('clear.sql'));
	await changeTables(db);
	await layDown(db);
}

/**
 * Brings the tables alone to this API's version, without what is laid down again: in a transaction that nobody commits, for
 * rows as they will be. A migration therefore runs on the PostgreSQL before the one that is embedded too.
 */
export async function bringTablesUp(db: Db): Promise<void> {
	await refuseNewer(db);
	if ((await foundVersion(db)).migration === neededVersion().migration) return;
	await adoptOrRefuse(db);
	await runScript(db, readSql('clear.sql'));
	await changeTables(db);
}

/** Of a database with another history than ours, the one that is the baseline by another way is adopted. */
async function adoptOrRefuse(db: Db): Promise<void> {
	const { migration } = await foundVersion(db);
	if (migration === '') return;
	if (await rowOf(db, sql`SELECT FROM kysely_migration WHERE name = ${BASELINE}`)) return;
	if (migration !== UNRELEASED_END) {
		throw new OtherVersion(
			`The database is at ${migration}, which was never released: open it once with the API of ${UNRELEASED_END}, or begin with an empty one`,
		);
	}
	await runScript(db, readSql('adopt.sql'));
	await sql`DELETE FROM kysely_migration`.execute(db);
	await sql`INSERT INTO kysely_migration (name, timestamp) VALUES (${BASELINE}, now())`.execute(db);
}

/** A new database is made with its tables as they are today; any other goes through what changed since. */
async function changeTables(db: Db): Promise<void> {
	let isNew = false;
	const baseline: Migration = {
		async up(tx) {
			isNew = true;
			await runScript(tx, readSql('setup.sql'));
			for (const { text } of tablesInOrder()) await runScript(tx, text);
		},
	};
	const change = ({ text }: SqlFile): Migration => ({
		async up(tx) {
			if (!isNew) await runScript(tx, text);
		},
	});
	const changes = migrations().map((file) => [file.name, change(file)] as const);
	const migrator = new Migrator({
		db,
		provider: {
			getMigrations: async () => ({ [BASELINE]: baseline, ...Object.fromEntries(changes) }),
		},
		// It is in one already.
		disableTransactions: true,
	});
	const { error } = await migrator.migrateToLatest();
	if (error) throw error;
}

/** Functions, views, triggers, policies and grants, where none of them stands. */
async function layDown(db: Db): Promise<void> {
	const { script, hash } = codeOfSchema();
	// Functions call each other in every direction; a test has PostgreSQL read each of them.
	await sql`SET LOCAL check_function_bodies = off`.execute(db);
	await runScript(db, script);
	await sql`DELETE FROM schema_code`.execute(db);
	await sql`INSERT INTO schema_code (hash) VALUES (${hash})`.execute(db);
	await sql`SELECT ensure_partitions((current_date + make_interval(months => n))::date)
		FROM generate_series(-2, 2) AS n`.execute(db);
}

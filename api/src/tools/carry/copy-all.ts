import { systemOf } from '../../backup/backup.sql.ts';
import { APP_ROLE, setAppPassword } from '../../db/app-role.ts';
import { OWNER } from '../../db/embedded/server.ts';
import { bringTablesUp, migrate } from '../../db/migrate.ts';
import { foundVersion } from '../../db/schema-version.ts';
import { FOLLOWER } from '../../second/second.sql.ts';
import { CommandError } from '../console/run.ts';
import { sameMonths } from '../move/rows.sql.ts';
import type { Carried, Carrying } from './carrying.ts';
import {
	beginCopy,
	beginSnapshot,
	type Content,
	type Copying,
	commitCopy,
	contentOf,
	copyTable,
	foreignTo,
	forget,
	openCopying,
	readOnlyFromHere,
	tablesOf,
} from './rows.sql.ts';

export interface Copied extends Pick<Carried, 'tables' | 'rows'> {
	/** Of the former database: the number that it keeps for good. */
	system: string;
}

/** Lays a database down as a new one is made, copies all rows of one moment into it, and compares both sides. */
export async function copyAll(
	formerUrl: string,
	next: { url: string; appPassword: string },
	carrying: Carrying,
): Promise<Copied> {
	const { progress, before = () => undefined } = carrying;
	const [from, to] = [await openCopying(formerUrl), await openCopying(next.url)];
	try {
		await migrate(to.db);
		await setAppPassword(to.db, next.appPassword);
		await beginSnapshot(from.db);
		await readyToRead(from, carrying);
		const tables = await tablesOf(to.db);
		requireSame(await tablesOf(from.db), tables);
		const contents = await contentsOf(from, tables, carrying);
		const rows = [...contents.values()].reduce((sum, one) => sum + one.rows, 0);
		await sameMonths(from.db, to.db);
		await beginCopy(to.db);
		progress.begin('Copying', rows);
		for (const [index, table] of tables.entries()) {
			if (index === tables.length >> 1) await before('copy');
			await copyTable(from, to, table, (count) => progress.advance(count));
		}
		await commitCopy(to.db);
		await before('check');
		requireEqual(contents, await contentsOf(to, tables, carrying));
		const system = await systemOf(from.db);
		await forget(from.db);
		return { tables: tables.length, rows, system };
	} finally {
		await Promise.all([from.end(), to.end()].map((end) => end.catch(() => undefined)));
	}
}

/** Tables of an earlier version become as they are today, for this one transaction. */
async function readyToRead({ db }: Copying, { say, dataDir }: Carrying): Promise<void> {
	if ((await foundVersion(db)).migration === '')
		throw new CommandError(`There is nothing in the database of ${dataDir}: remove it`);
	const foreign = await foreignTo(db, [OWNER, APP_ROLE, FOLLOWER]);
	if (foreign.length > 0) say(`Not of this product, and not carried over: ${foreign.join(', ')}`);
	await bringTablesUp(db);
	await readOnlyFromHere(db);
}

async function contentsOf(
	{ db }: Copying,
	tables: readonly string[],
	{ progress }: Carrying,
): Promise<Map<string, Content>> {
	progress.begin('Adding up', tables.length);
	const contents = new Map<string, Content>();
	for (const table of tables) {
		contents.set(table, await contentOf(db, table));
		progress.advance();
	}
	return contents;
}

function requireSame(theirs: readonly string[], ours: readonly string[]): void {
	const unknown = theirs.filter((table) => !ours.includes(table));
	const missing = ours.filter((table) => !theirs.includes(table));
	if (unknown.length > 0) {
		throw new CommandError(
			`The schema public has tables that are not of this product: ${unknown.join(', ')}. Nothing was changed. Start the version that made the folder, and move them elsewhere first`,
		);
	}
	if (missing.length > 0)
		throw new CommandError(`The database lacks ${missing.join(', ')}. Nothing was changed`);
}

function requireEqual(
	there: ReadonlyMap<string, Content>,
	here: ReadonlyMap<string, Content>,
): void {
	for (const [table, { rows, sum }] of there) {
		const found = here.get(table);
		if (found?.rows === rows && found.sum === sum) continue;
		throw new CommandError(
			`The table ${table} differs: ${rows} rows there, ${found?.rows} here. Nothing was changed`,
		);
	}
}

import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { KEY_FILE, RECIPIENT_FILE } from './identity.ts';
import { changedOf } from './listing.ts';
import { BackupProblem } from './problem.ts';

/** What is copied. */
export interface Source {
	/** Of the embedded PostgreSQL: its data. */
	dataFolder: string;
	/** Keys, anchors, published builds and their registry. */
	dataDir: string;
	/** Where published builds are, if elsewhere. */
	storeDir: string | undefined;
	recipient: string;
}

/** In an archive: files of the database, its owner's password, and everything else. */
export const DATABASE_PART = 'database';
export const PASSWORD_PART = 'owner.password';
export const FILES_PART = 'files';

/** What PostgreSQL makes anew, and the log, which is kept by itself. */
const EMPTIED = [
	...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots'],
	...['pg_stat_tmp', 'pg_subtrans'],
];
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init|pgsql_tmp.*|.*\.part)$/;
/** Says that a copy is whole: it comes last. */
const CONTROL = path.join('global', 'pg_control');

export interface File {
	/** Where it is, and where in the archive. */
	from: string;
	name: string;
	size: number;
	mode: number;
	/** As `Listed`. */
	changed: string;
	isFolder: boolean;
}

/** undefined: it is neither a file nor a folder, or has just gone. */
async function fileAt(from: string, name: string): Promise<File | undefined> {
	const at = Date.now();
	const stat = await lstat(from, { bigint: true }).catch(() => undefined);
	if (!stat?.isFile() && !stat?.isDirectory()) return undefined;
	const isFolder = stat.isDirectory();
	const size = isFolder ? 0 : Number(stat.size);
	return { from, name, size, mode: Number(stat.mode), changed: changedOf(stat, at), isFolder };
}

/** Everything that a copy is of, the file last by which it is whole. */
export async function filesOf({ dataFolder, dataDir, storeDir }: Source): Promise<File[]> {
	const database = await filesIn(dataFolder, DATABASE_PART, (name) => EMPTIED.includes(name));
	const control = path.join(dataFolder, CONTROL);
	const password = await fileAt(path.join(path.dirname(dataFolder), PASSWORD_PART), PASSWORD_PART);
	if (!password) throw new BackupProblem(`${PASSWORD_PART} is missing beside ${dataFolder}`);
	return [
		password,
		...(await filesBeside({ dataFolder, dataDir, storeDir })),
		...database.filter(({ from }) => from !== control),
		...database.filter(({ from }) => from === control),
	];
}

/** Keys, anchors, published builds and their registry: all but the database, and but the key of backups. */
export async function filesBeside({
	dataFolder,
	dataDir,
	storeDir,
}: Omit<Source, 'recipient'>): Promise<File[]> {
	const others = await filesIn(dataDir, FILES_PART, () => false, [
		path.dirname(dataFolder),
		path.join(dataDir, KEY_FILE),
		path.join(dataDir, RECIPIENT_FILE),
	]);
	const isElsewhere = storeDir && path.relative(dataDir, storeDir).startsWith('..');
	const store = isElsewhere ? await filesIn(storeDir, `${FILES_PART}/store`, () => false) : [];
	return [...others, ...store];
}

/** Files and folders below one, that is first among them. */
async function filesIn(
	folder: string,
	name: string,
	isEmptied: (name: string) => boolean,
	without: readonly string[] = [],
): Promise<File[]> {
	const own = await fileAt(folder, name);
	if (!own) return [];
	const found = [own];
	for (const entry of await readdir(folder)) {
		const from = path.join(folder, entry);
		if (LEFT_OUT.test(entry) || without.includes(from)) continue;
		const inside = `${name}/${entry}`;
		const file = await fileAt(from, inside);
		if (!file?.isFolder) {
			if (file) found.push(file);
			continue;
		}
		const below = await filesIn(from, inside, () => false, without);
		found.push(...(isEmptied(entry) ? below.slice(0, 1) : below));
	}
	return found;
}

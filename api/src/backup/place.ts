import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A copy of everything there was at a moment. */
export interface Base {
	/** Of its file, by the moment it was begun. */
	name: string;
	/** Of the database, which it keeps for good: copies of two are not mixed. */
	system: string;
	/** ISO 8601, by the database's clock: any moment from here on can be had. */
	ended: string;
	/** Eight hexadecimal digits: a database that was restored goes on with another one. */
	timeline: string;
	/** Place in the log from which on it is needed, in bytes. */
	from: number;
	/** Which unbroken part of what is kept of the log it belongs to. */
	chain: number;
	/** As it is kept, packed and encrypted. */
	bytes: number;
	/** Hexadecimal, of the kept file. */
	sha256: string;
}

/** How far the log is kept. */
export interface Kept {
	system: string;
	/** ISO 8601, by the database's clock: what was committed until then is kept. */
	until: string;
	/** Place in the log, in bytes. */
	through: number;
	/** Counts its unbroken parts, from 0; a new one needs a new copy. */
	chain: number;
	/** Until when what was committed is kept in each of those before. */
	earlier: string[];
}

/** Until when a copy leads. */
export const endOf = ({ chain }: Base, kept: Kept): string => kept.earlier[chain] ?? kept.until;

/** Something that whoever runs the product can mend: a sentence for them. */
export class BackupProblem extends Error {
	override name = 'BackupProblem';
}

const ENDING = '.gz.age';
/** Timeline, then the segment's number: eight digits and sixteen. A timeline's history has the first alone. */
const LOG_FILE = /^[0-9A-F]{8}(?:[0-9A-F]{16}(?:\.partial)?|\.history)$/;

/**
 * Folder with the copies of one database: `base/<moment>.tar.gz.age` with a description beside each, `log/<segment>.gz.age`
 * of what PostgreSQL wrote since. It should stand on another disk, or another machine's.
 */
export class Place {
	constructor(readonly folder: string) {}

	baseFile = (name: string): string => path.join(this.folder, 'base', `${name}.tar${ENDING}`);
	logFile = (name: string): string => path.join(this.folder, 'log', `${name}${ENDING}`);

	/** Throws BackupProblem where nothing can be written. */
	async prepare(): Promise<void> {
		try {
			await mkdir(path.join(this.folder, 'base'), { recursive: true, mode: 0o700 });
			await mkdir(path.join(this.folder, 'log'), { recursive: true, mode: 0o700 });
		} catch (error) {
			throw new BackupProblem(
				`Backups cannot be kept in ${this.folder} (${(error as Error).message}): set BACKUP_DIR to a folder that can be written`,
			);
		}
	}

	/** Complete ones, the oldest first. */
	async bases(): Promise<Base[]> {
		const names = (await namesIn(path.join(this.folder, 'base'))).filter((name) =>
			name.endsWith('.json'),
		);
		return Promise.all(
			names.sort().map((name) => readJson<Base>(path.join(this.folder, 'base', name))),
		);
	}

	describe = (base: Base): Promise<void> =>
		writeJson(path.join(this.folder, 'base', `${base.name}.json`), base);

	async kept(): Promise<Kept | undefined> {
		const names = await namesIn(this.folder);
		return names.includes('kept.json') ? readJson(path.join(this.folder, 'kept.json')) : undefined;
	}

	tell = (kept: Kept): Promise<void> => writeJson(path.join(this.folder, 'kept.json'), kept);

	/** Names of what is kept of the log. */
	logs = async (): Promise<string[]> =>
		(await namesIn(path.join(this.folder, 'log')))
			.filter((name) => name.endsWith(ENDING))
			.map((name) => name.slice(0, -ENDING.length))
			.filter((name) => LOG_FILE.test(name))
			.sort();

	removeLog = (name: string): Promise<void> => rm(this.logFile(name), { force: true });

	/** Its description first: without it the file is none. */
	async removeBase({ name }: Base): Promise<void> {
		await rm(path.join(this.folder, 'base', `${name}.json`), { force: true });
		await rm(this.baseFile(name), { force: true });
	}
}

async function namesIn(folder: string): Promise<string[]> {
	try {
		return await readdir(folder);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
		throw error;
	}
}

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8'));

/** Whole or not at all, also when the power goes. */
async function writeJson(file: string, value: object): Promise<void> {
	const draft = `${file}.part`;
	const handle = await open(draft, 'w', 0o600);
	try {
		await handle.writeFile(`${JSON.stringify(value, null, '\t')}\n`);
		await handle.sync();
	} finally {
		await handle.close();
	}
	await rename(draft, file);
}

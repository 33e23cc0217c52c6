import { Readable } from 'node:stream';
import type { Files } from './files.ts';

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
	/** Whose log it is: of the house itself, or of one that was restored from it. Older files do not say. */
	timeline?: string;
	/** Counts its unbroken parts, from 0; a new one needs a new copy. */
	chain: number;
	/** Until when what was committed is kept in each of those before. */
	earlier: string[];
}

/** Until when a copy leads. */
export const endOf = ({ chain }: Base, kept: Kept): string => kept.earlier[chain] ?? kept.until;

const byLog = (one: Base, other: Base): number =>
	Number.parseInt(one.timeline, 16) - Number.parseInt(other.timeline, 16) || one.from - other.from;

const ENDING = '.gz.age';
const ARCHIVE = `.tar${ENDING}`;
const DESCRIPTION = '.json';
const KEPT = 'kept.json';
/** Timeline, then the segment's number: eight digits and sixteen. A timeline's history has the first alone. */
const LOG_FILE = /^[0-9A-F]{8}(?:[0-9A-F]{16}(?:\.partial)?|\.history)$/;

/**
 * The copies of one database: `base/<moment>.tar.gz.age` with a description beside each, `log/<segment>.gz.age` of what
 * PostgreSQL wrote since.
 */
export class Place {
	constructor(readonly files: Files) {}

	get address(): string {
		return this.files.address;
	}

	baseFile = (name: string): string => `base/${name}${ARCHIVE}`;
	logFile = (name: string): string => `log/${name}${ENDING}`;

	/** Throws BackupProblem where nothing can be kept. */
	prepare = (): Promise<void> => this.files.prepare(['base', 'log']);

	/** Complete ones, the oldest first: by their place in the log, since a clock may have been set back. */
	async bases(): Promise<Base[]> {
		const names = (await this.files.list('base')).filter((name) => name.endsWith(DESCRIPTION));
		const bases = names.sort().map((name) => this.#readJson<Base>(`base/${name}`));
		return (await Promise.all(bases)).filter((base) => base !== undefined).sort(byLog);
	}

	describe = (base: Base): Promise<void> =>
		this.#writeJson(`base/${base.name}${DESCRIPTION}`, base);

	kept = (): Promise<Kept | undefined> => this.#readJson(KEPT);

	tell = (kept: Kept): Promise<void> => this.#writeJson(KEPT, kept);

	/** Names of what is kept of the log. */
	logs = async (): Promise<string[]> =>
		(await this.files.list('log'))
			.filter((name) => name.endsWith(ENDING))
			.map((name) => name.slice(0, -ENDING.length))
			.filter((name) => LOG_FILE.test(name))
			.sort();

	removeLog = (name: string): Promise<void> => this.files.remove(this.logFile(name));

	/** Its description first: without it the file is none. */
	async removeBase({ name }: Pick<Base, 'name'>): Promise<void> {
		await this.files.remove(`base/${name}${DESCRIPTION}`);
		await this.files.remove(this.baseFile(name));
	}

	/** Throws away copies that broke off; no other may be under way. */
	async dropUnfinished(): Promise<void> {
		await this.files.dropUnfinished('base');
		const names = await this.files.list('base');
		for (const file of names.filter((each) => each.endsWith(ARCHIVE))) {
			const name = file.slice(0, -ARCHIVE.length);
			if (!names.includes(`${name}${DESCRIPTION}`)) await this.removeBase({ name });
		}
	}

	async #readJson<T>(name: string): Promise<T | undefined> {
		const stream = await this.files.read(name);
		if (!stream) return undefined;
		return JSON.parse(Buffer.concat(await stream.toArray()).toString());
	}

	async #writeJson(name: string, value: object): Promise<void> {
		const text = `${JSON.stringify(value, null, '\t')}\n`;
		await this.files.write(name, Readable.from([Buffer.from(text)]));
	}
}

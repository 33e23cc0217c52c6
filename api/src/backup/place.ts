import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
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
	/** For whose key it is sealed. Absent of copies before there were listings, as what follows. */
	recipient?: string;
	/** Names of the copies before it that have files of it, which did not change since; none: it has all of them. */
	rests?: readonly string[];
	/** It is kept for those that rest on it only: what was done since is not. */
	isSpent?: boolean;
}

/** A file of a copy. */
export interface Listed {
	/** In bytes. */
	size: number;
	/** When it was changed last, by the file system and to the nanosecond; '': it cannot be told from a later change. */
	changed: string;
	/** Name of the copy whose archive it is in. */
	in: string;
}

/** Every file of a copy, by its name in an archive. */
export type Listing = ReadonlyMap<string, Listed>;

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
const LISTING = '.json.gz';
const KEPT = 'kept.json';
const listingFile = (name: string): string => `list/${name}${LISTING}`;
/** Timeline, then the segment's number: eight digits and sixteen. A timeline's history has the first alone. */
const LOG_FILE = /^[0-9A-F]{8}(?:[0-9A-F]{16}(?:\.partial)?|\.history)$/;

/**
 * The copies of one database: `base/<moment>.tar.gz.age` with a description beside each, `list/<moment>.json.gz` of the files
 * of each and in whose archive they are, `log/<segment>.gz.age` of what PostgreSQL wrote since.
 */
export class Place {
	constructor(readonly files: Files) {}

	get address(): string {
		return this.files.address;
	}

	baseFile = (name: string): string => `base/${name}${ARCHIVE}`;
	logFile = (name: string): string => `log/${name}${ENDING}`;

	/** Throws BackupProblem where nothing can be kept. */
	prepare = (): Promise<void> => this.files.prepare(['base', 'list', 'log']);

	/** Those from which a moment can be had, as `all`. */
	bases = async (): Promise<Base[]> => (await this.all()).filter(({ isSpent }) => !isSpent);

	/** Complete ones, the oldest first: by their place in the log, since a clock may have been set back. */
	async all(): Promise<Base[]> {
		const names = (await this.files.list('base')).filter((name) => name.endsWith(DESCRIPTION));
		const bases = names.sort().map((name) => this.#readJson<Base>(`base/${name}`));
		return (await Promise.all(bases)).filter((base) => base !== undefined).sort(byLog);
	}

	/** Names of copies whose archive is there. */
	archives = async (): Promise<Set<string>> =>
		new Set(
			(await this.files.list('base'))
				.filter((name) => name.endsWith(ARCHIVE))
				.map((name) => name.slice(0, -ARCHIVE.length)),
		);

	/** undefined: there is none. */
	async listing({ name }: Base): Promise<Listing | undefined> {
		const packed = await this.#bytes(listingFile(name));
		return packed && new Map<string, Listed>(JSON.parse(gunzipSync(packed).toString()));
	}

	async list(name: string, listing: Listing): Promise<void> {
		const packed = gzipSync(JSON.stringify([...listing]));
		await this.files.write(listingFile(name), Readable.from([packed]));
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
		await this.files.remove(listingFile(name));
	}

	/** Throws away copies that broke off; no other may be under way. */
	async dropUnfinished(): Promise<void> {
		for (const folder of ['base', 'list']) await this.files.dropUnfinished(folder);
		const described = await this.files.list('base');
		const listings = (await this.files.list('list')).map((file) => file.slice(0, -LISTING.length));
		for (const name of new Set([...(await this.archives()), ...listings])) {
			if (!described.includes(`${name}${DESCRIPTION}`)) await this.removeBase({ name });
		}
	}

	async #readJson<T>(name: string): Promise<T | undefined> {
		const bytes = await this.#bytes(name);
		return bytes && JSON.parse(bytes.toString());
	}

	async #bytes(name: string): Promise<Buffer | undefined> {
		const stream = await this.files.read(name);
		return stream && Buffer.concat(await stream.toArray());
	}

	async #writeJson(name: string, value: object): Promise<void> {
		const text = `${JSON.stringify(value, null, '\t')}\n`;
		await this.files.write(name, Readable.from([Buffer.from(text)]));
	}
}

import path from 'node:path';
import type { Config } from '../config/config.ts';
import { connect, type Db } from '../db/connect.ts';
import { unprivilegedAccount } from '../db/embedded/account.ts';
import { systemsBefore } from '../db/embedded/carried.ts';
import { clusterFolder } from '../db/embedded/folder.ts';
import { findCluster } from '../db/embedded/running.ts';
import { releaseLog, systemOf } from './backup.sql.ts';
import { type Taking, takeBase } from './base.ts';
import { recipientOf } from './identity.ts';
import { holdLog, keepLog, neededBy } from './log.ts';
import type { Base, Place } from './place.ts';
import { placeAt, placeBeside } from './place-at.ts';
import { BackupProblem } from './problem.ts';
import type { Source } from './source.ts';

/** What is backed up, and where to. */
export type BackedUp = Pick<
	Config,
	| 'dataDir'
	| 'storeDir'
	| 'backupDir'
	| 'bucketAccess'
	| 'backupRecipient'
	| 'backupsKept'
	| 'databaseUrl'
>;

/** A copy of everything is taken so often; the log is kept all the time. */
const BASE_EVERY_MS = 24 * 60 * 60_000;

const dayOf = ({ ended }: Base): string => ended.slice(0, 10);

/** Backups of the embedded PostgreSQL that runs. */
export class Backups {
	/** Where they are; beside those of before, once it is known that the database was carried over. */
	place: Place;
	readonly #config: BackedUp & { backupDir: string };
	readonly #root: Place;
	readonly #say: (message: string) => void;

	constructor(config: BackedUp & { backupDir: string }, say: (message: string) => void) {
		if (config.databaseUrl) {
			throw new BackupProblem(
				'Backups are made here of the embedded PostgreSQL; one of your own (DATABASE_URL) is backed up by its own tools, see docs/how-to/back-up.md',
			);
		}
		this.#root = placeAt(config.backupDir, config.bucketAccess);
		this.place = this.#root;
		this.#config = config;
		this.#say = say;
	}

	/** Brings what was done since the last time into the place. */
	keepLog = (): Promise<void> =>
		this.#within(async (db, source) => {
			await holdLog(db, this.place);
			await keepLog(db, this.place, source);
		});

	/** Whether there is a gap in what is kept, or the newest copy is a day old, or of a day to come: the clock was wrong. */
	isDue = (): Promise<boolean> =>
		this.#within(async (db) => {
			await holdLog(db, this.place);
			const chain = (await this.place.kept())?.chain;
			// Of a house beside there may be one that comes after ours.
			const newest = (await this.place.bases()).filter((base) => base.chain === chain).at(-1);
			if (!newest) return true;
			const age = Date.now() - Date.parse(newest.ended);
			return age >= BASE_EVERY_MS || age < -BASE_EVERY_MS;
		});

	/** Copies everything, and throws away copies that are more than enough. */
	take = (taking?: Taking): Promise<Base> =>
		this.#within(async (db, source) => {
			await holdLog(db, this.place);
			const base = await takeBase(db, this.place, source, taking);
			await this.#forgetOld();
			return base;
		});

	/** After a single copy, where nobody keeps the log. */
	release = (): Promise<void> => this.#within(releaseLog);

	/** Of a day all stay: who copies once more loses no day by it. */
	async #forgetOld(): Promise<void> {
		const bases = await this.place.bases();
		const days = [...new Set(bases.map(dayOf))].slice(-this.#config.backupsKept);
		const kept = bases.filter((base) => days.includes(dayOf(base)));
		await this.#removeBasesBut(kept);
		if (kept.length === bases.length) return;
		const names = await this.place.logs();
		const needed = new Set(kept.flatMap((base) => neededBy(base, names)));
		for (const name of names) if (!needed.has(name)) await this.place.removeLog(name);
	}

	/** What others rest on stays as long as they do. */
	async #removeBasesBut(kept: readonly Base[]): Promise<void> {
		const names = new Set(kept.map(({ name }) => name));
		const restedOn = new Set(kept.flatMap(({ rests = [] }) => rests));
		for (const base of await this.place.all()) {
			if (names.has(base.name)) continue;
			if (!restedOn.has(base.name)) await this.place.removeBase(base);
			else if (!base.isSpent) await this.place.describe({ ...base, isSpent: true });
		}
	}

	async #within<T>(work: (db: Db, source: Source) => Promise<T>): Promise<T> {
		const { dataDir, storeDir } = this.#config;
		const ownerUrl = findCluster(dataDir)?.ownerUrl;
		if (!ownerUrl) throw new BackupProblem(`No database runs in ${dataDir}`);
		await this.#root.prepare();
		const folder = clusterFolder(dataDir, unprivilegedAccount(), () => undefined);
		const dataFolder = path.join(folder, 'data');
		const pool = connect(ownerUrl, { max: 1 });
		try {
			// A copy is begun and ended on one connection, and so are locks.
			return await pool.connection().execute(async (db) => {
				this.place = await this.#ownPlace(db, dataFolder);
				const recipient = await recipientOf(this.#config, this.#say);
				return work(db, { dataFolder, dataDir, storeDir, recipient });
			});
		} finally {
			await pool.destroy();
		}
	}

	/** Copies of two databases would throw away each other's; of one that was carried over new ones begin beside the old. */
	async #ownPlace(db: Db, dataFolder: string): Promise<Place> {
		const { backupDir, bucketAccess } = this.#config;
		const system = await systemOf(db);
		const before = systemsBefore(dataFolder);
		const beside = placeBeside(backupDir, bucketAccess);
		const since = before.length > 0 ? (await beside.kept())?.system : undefined;
		const inRoot = since === system ? undefined : (await this.#root.kept())?.system;
		if (since === system || (inRoot && before.includes(inRoot) && !since)) {
			await beside.prepare();
			return beside;
		}
		if (!inRoot || inRoot === system) return this.#root;
		throw new BackupProblem(
			`${this.#root.address} holds backups of another database: set BACKUP_DIR to a place of its own`,
		);
	}
}

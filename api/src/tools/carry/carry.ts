import { existsSync } from 'node:fs';
import { chmod, chown, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { give } from '../../backup/lay-down.ts';
import { APP_ROLE, setAppPassword } from '../../db/app-role.ts';
import { connect } from '../../db/connect.ts';
import { type Account, unprivilegedAccount } from '../../db/embedded/account.ts';
import { type Binaries, embeddedMajor, findBinaries } from '../../db/embedded/binaries.ts';
import { clusterFolder } from '../../db/embedded/folder.ts';
import { formerServer } from '../../db/embedded/former.ts';
import { createDatabase, DATABASE, initialise } from '../../db/embedded/initialise.ts';
import { lockFolder } from '../../db/embedded/lock.ts';
import {
	finishCarry,
	keptName,
	majorOf,
	READY,
	refuseOtherMajor,
	swap,
	syncFolder,
} from '../../db/embedded/majors.ts';
import { stopOrphan } from '../../db/embedded/orphan.ts';
import { keptPassword } from '../../db/embedded/password.ts';
import { FOLLOWS } from '../../db/embedded/running.ts';
import { OWNER, startServer, stopServer } from '../../db/embedded/server.ts';
import { bringTablesUp, migrate } from '../../db/migrate.ts';
import { foundVersion } from '../../db/schema-version.ts';
import { FOLLOWER } from '../../second/second.sql.ts';
import { allAnchors, wronglySigned } from '../../trail/anchors.ts';
import { CommandError } from '../console/run.ts';
import { sameMonths } from '../move/rows.sql.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { formerPrograms, programsFolder } from './programs.ts';
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

/** Of the new database, until it is complete: beside `data`, so that it can be renamed. */
const DRAFT = 'carrying';
/** Settings made with ALTER SYSTEM. */
const SETTINGS = 'postgresql.auto.conf';

export type Step = 'copy' | 'check' | 'ready' | 'swap' | 'finish';

export interface Carrying {
	dataDir: string;
	anchorCopyDir?: string | undefined;
	/** The package of the former server, where npm cannot fetch it. */
	file?: string | undefined;
	progress: { begin(label: string, total: number): void; advance(by?: number): void; end(): void };
	say: (message: string) => void;
	/** For tests: told before each step. */
	before?: (step: Step) => void;
}

export interface Carried {
	from: number;
	to: number;
	tables: number;
	rows: number;
	/** Where what was carried over is kept. */
	kept: string;
}

/** What of one server is running. */
interface Running {
	url: string;
	stop(): Promise<void>;
}

/** Carries the embedded database of a former major over to the one that is embedded now. */
export class Carry {
	readonly #options: Carrying;
	readonly #account: Account | undefined = unprivilegedAccount();
	readonly #folder: string;
	readonly #running = new Set<Running>();

	constructor(options: Carrying) {
		this.#options = options;
		this.#folder = clusterFolder(options.dataDir, this.#account, options.say);
	}

	/** @returns undefined: it is of the one that is embedded already */
	async run(): Promise<Carried | undefined> {
		const unlock = lockFolder(this.#folder);
		try {
			finishCarry(this.#folder);
			const from = this.#requireFormer();
			return from === undefined ? undefined : await this.#carry(from);
		} finally {
			await this.stop();
			this.#options.progress.end();
			unlock();
		}
	}

	/** Ends the servers, in order; whoever waits for one gets an error. */
	async stop(): Promise<void> {
		await Promise.all([...this.#running].map((server) => server.stop()));
	}

	/** What can be carried over; undefined: there is nothing to be done. */
	#requireFormer(): number | undefined {
		const data = path.join(this.#folder, 'data');
		const from = majorOf(data);
		if (from === undefined) throw new CommandError(`There is no database in ${data}: set DATA_DIR`);
		if (from === embeddedMajor()) return undefined;
		if (from > embeddedMajor() || !formerServer(from)) refuseOtherMajor(data);
		if (existsSync(path.join(data, FOLLOWS))) {
			throw new CommandError(
				`${data} follows another server: carry that one over, and lay this one down anew (docs/how-to/second-server.md)`,
			);
		}
		const kept = path.join(this.#folder, keptName(from));
		if (existsSync(kept)) {
			throw new CommandError(`${kept} is there, from another time: move it away first`);
		}
		return from;
	}

	async #carry(from: number): Promise<Carried> {
		const { dataDir, progress, before = () => undefined } = this.#options;
		const server = formerServer(from);
		if (!server) throw new Error(`There is no PostgreSQL ${from}`);
		const data = path.join(this.#folder, 'data');
		progress.begin(`Fetching PostgreSQL ${server.version}`, 1);
		const ours = findBinaries(this.#folder, this.#account);
		const theirs = await formerPrograms({
			...{ server, folder: this.#folder, account: this.#account },
			file: this.#options.file,
		});
		await stopOrphan(theirs, data, this.#account, this.#options.say);
		const draft = await this.#newDraft(ours);
		progress.begin('Making a new database', 1);
		await initialise(ours, draft, this.#password(), this.#account);
		await this.#takeSettings(data, path.join(draft, 'data'));
		const former = await this.#start(theirs, this.#folder);
		const next = await this.#start(ours, draft);
		const { tables, rows } = await this.#copyAll(former.url, next.url);
		await former.stop();
		await this.#reconcile(next.url);
		await next.stop();
		before('ready');
		await rename(path.join(draft, 'data'), path.join(this.#folder, READY));
		await rm(draft, { recursive: true });
		syncFolder(this.#folder);
		// It knows the database that was: this one is another to whoever compares them.
		await rm(path.join(dataDir, 'timeline.json'), { force: true });
		before('swap');
		swap(this.#folder, from);
		before('finish');
		await rm(programsFolder(this.#folder, server), { recursive: true, force: true });
		const kept = path.join(this.#folder, keptName(from));
		return { from, to: embeddedMajor(), tables, rows, kept };
	}

	#password(): string {
		return keptPassword(path.join(this.#folder, 'owner.password'));
	}

	/** An empty folder in place of what a run that was cut off has left. */
	async #newDraft(ours: Binaries): Promise<string> {
		const draft = path.join(this.#folder, DRAFT);
		await stopOrphan(ours, path.join(draft, 'data'), this.#account, this.#options.say);
		for (const left of [draft, path.join(this.#folder, READY)])
			await rm(left, { recursive: true, force: true });
		await mkdir(draft);
		if (this.#account) await chown(draft, this.#account.uid, this.#account.gid);
		await chmod(draft, 0o700);
		return draft;
	}

	/** What somebody set for this house, that sales wait for the second server among it. */
	async #takeSettings(from: string, to: string): Promise<void> {
		const settings = path.join(to, SETTINGS);
		await copyFile(path.join(from, SETTINGS), settings);
		await give(settings);
	}

	async #start(binaries: Binaries, folder: string): Promise<Running> {
		const place = {
			...{ binaries, folder, account: this.#account, password: this.#password() },
			...{ durable: true, patienceMs: Infinity },
		};
		const server = await startServer(place);
		const running: Running = {
			url: server.url(DATABASE),
			stop: async () => {
				this.#running.delete(running);
				await stopServer(place, server.child);
			},
		};
		this.#running.add(running);
		await createDatabase(server.url('postgres'));
		return running;
	}

	/** Copies all rows of one moment, and compares both sides. */
	async #copyAll(formerUrl: string, nextUrl: string): Promise<{ tables: number; rows: number }> {
		const { progress } = this.#options;
		await this.#layDown(nextUrl);
		const [from, to] = [await openCopying(formerUrl), await openCopying(nextUrl)];
		try {
			await beginSnapshot(from.db);
			await this.#readyToRead(from);
			const tables = await tablesOf(to.db);
			requireSame(await tablesOf(from.db), tables);
			const contents = await this.#contents(from, tables);
			const rows = [...contents.values()].reduce((sum, one) => sum + one.rows, 0);
			await sameMonths(from.db, to.db);
			await beginCopy(to.db);
			progress.begin('Copying', rows);
			for (const table of tables) {
				if (table === 'fiches') this.#options.before?.('copy');
				await copyTable(from, to, table, (count) => progress.advance(count));
			}
			await commitCopy(to.db);
			this.#options.before?.('check');
			const copied = await this.#contents(to, tables);
			for (const [table, { rows: count, sum }] of contents) {
				const found = copied.get(table);
				if (found?.rows === count && found.sum === sum) continue;
				throw new CommandError(
					`The table ${table} differs: ${count} rows there, ${found?.rows} here. Nothing was changed`,
				);
			}
			await forget(from.db);
			return { tables: tables.length, rows };
		} finally {
			await Promise.all([from.end(), to.end()].map((end) => end.catch(() => undefined)));
		}
	}

	/** The database as a new one is made, with the application's role. */
	async #layDown(url: string): Promise<void> {
		const { db, end } = await openCopying(url);
		try {
			await migrate(db);
			await setAppPassword(db, keptPassword(path.join(this.#folder, 'app.password')));
		} finally {
			await end();
		}
	}

	/** Tables of an earlier version become as they are today, for this one transaction. */
	async #readyToRead({ db }: Copying): Promise<void> {
		if ((await foundVersion(db)).migration === '')
			throw new CommandError(`There is nothing in the database of ${this.#folder}: remove it`);
		const foreign = await foreignTo(db, [OWNER, APP_ROLE, FOLLOWER]);
		if (foreign.length > 0)
			this.#options.say(`Not of this product, and not carried over: ${foreign.join(', ')}`);
		await bringTablesUp(db);
		await readOnlyFromHere(db);
	}

	async #contents({ db }: Copying, tables: readonly string[]): Promise<Map<string, Content>> {
		this.#options.progress.begin('Adding up', tables.length);
		const contents = new Map<string, Content>();
		for (const table of tables) {
			contents.set(table, await contentOf(db, table));
			this.#options.progress.advance();
		}
		return contents;
	}

	async #reconcile(url: string): Promise<void> {
		const { progress, dataDir, anchorCopyDir } = this.#options;
		const db = connect(url, { max: 1 });
		try {
			const { count, named } = await reconcile(db, {
				company: undefined,
				anchors: await allAnchors({ dataDir, anchorCopyDir }),
				forged: await wronglySigned({ dataDir, anchorCopyDir }),
				most: 3,
				onCompany: ({ ref_code }, rows) =>
					progress.begin(`Checking ${ref_code || 'the provider'}`, rows),
				onRow: () => progress.advance(),
			});
			if (count === 0) return;
			const [first] = named.map(({ what, object }) => `${what} of ${object}`);
			throw new CommandError(
				`All rows were copied, and reconcile finds ${count} differences in them (${first} …): they were there before. Nothing was changed. Start the version that made the folder, and have npm run reconcile name them`,
			);
		} finally {
			await db.destroy();
		}
	}
}

function requireSame(theirs: readonly string[], ours: readonly string[]): void {
	const unknown = theirs.filter((table) => !ours.includes(table));
	const missing = ours.filter((table) => !theirs.includes(table));
	if (unknown.length + missing.length === 0) return;
	throw new CommandError(
		unknown.length > 0
			? `The schema public has tables that are not of this product: ${unknown.join(', ')}. Move them elsewhere first`
			: `The database lacks ${missing.join(', ')}`,
	);
}

import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { give } from '../../backup/lay-down.ts';
import { endRestore, RECOVERY } from '../../backup/restore.ts';
import { syncFolder } from '../../config/kept-file.ts';
import { unprivilegedAccount } from '../../db/embedded/account.ts';
import { type Binaries, embeddedMajor, findBinaries } from '../../db/embedded/binaries.ts';
import { carriedFile, systemsBefore } from '../../db/embedded/carried.ts';
import { clusterFolder } from '../../db/embedded/folder.ts';
import { FORMER_SERVERS, type FormerServer, formerServer } from '../../db/embedded/former.ts';
import { initialise } from '../../db/embedded/initialise.ts';
import { lockFolder } from '../../db/embedded/lock.ts';
import {
	finishCarry,
	keptName,
	majorOf,
	READY,
	refuseOtherMajor,
	swap,
} from '../../db/embedded/majors.ts';
import { stopOrphan } from '../../db/embedded/orphan.ts';
import { keptPassword } from '../../db/embedded/password.ts';
import { FOLLOWS } from '../../db/embedded/running.ts';
import { CommandError } from '../console/run.ts';
import { checkBooks } from './books.ts';
import type { Carried, Carrying } from './carrying.ts';
import { copyAll } from './copy-all.ts';
import { formerPrograms, programsFolder } from './programs.ts';
import { failureOf, requireRoom } from './room.ts';
import { BothServers, type Running } from './servers.ts';

/** Of the new database, until it is complete: beside `data`, so that it can be renamed. */
const DRAFT = 'carrying';
/** Settings made with ALTER SYSTEM. */
const SETTINGS = 'postgresql.auto.conf';

/** Carries the embedded database of a former major over to the one that is embedded now. */
export class Carry {
	readonly #carrying: Carrying;
	readonly #account = unprivilegedAccount();
	/** Holds what was carried over, what is made, and in the end both. */
	readonly #folder: string;
	readonly #data: string;
	readonly #draft: string;
	readonly #servers: BothServers;

	constructor(carrying: Carrying) {
		this.#carrying = carrying;
		this.#folder = clusterFolder(carrying.dataDir, this.#account, carrying.say);
		this.#data = path.join(this.#folder, 'data');
		this.#draft = path.join(this.#folder, DRAFT);
		this.#servers = new BothServers(this.#folder, this.#account);
	}

	/** @returns undefined: it is of the one that is embedded already */
	async run(): Promise<Carried | undefined> {
		const unlock = lockFolder(this.#folder);
		try {
			finishCarry(this.#folder);
			const from = this.#requireFormer();
			const carried = from === undefined ? undefined : await this.#carryOrSay(from);
			for (const server of FORMER_SERVERS)
				await rm(programsFolder(this.#folder, server), { recursive: true, force: true });
			return carried;
		} finally {
			await this.end();
			// What came to nothing takes as much of the disk as the database that is to go on.
			await this.#clear();
			this.#carrying.progress.end();
			unlock();
		}
	}

	/** Breaks it off. */
	end = (): Promise<void> => this.#servers.end();

	/** What can be carried over; undefined: there is nothing to be done. */
	#requireFormer(): number | undefined {
		const from = majorOf(this.#data);
		if (from === undefined)
			throw new CommandError(`There is no database in ${this.#data}: set DATA_DIR`);
		if (from === embeddedMajor()) return undefined;
		if (from > embeddedMajor() || !formerServer(from)) refuseOtherMajor(this.#data);
		if (existsSync(path.join(this.#data, FOLLOWS))) {
			throw new CommandError(
				`${this.#data} follows another server: carry that one over, and lay this one down anew (docs/how-to/second-server.md)`,
			);
		}
		const kept = path.join(this.#folder, keptName(from));
		if (existsSync(kept))
			throw new CommandError(`${kept} is there, from another time: move it away first`);
		return from;
	}

	async #carryOrSay(from: number): Promise<Carried> {
		try {
			return await this.#carry(from);
		} catch (error) {
			throw await failureOf(error, this.#draft);
		}
	}

	async #carry(from: number): Promise<Carried> {
		const { dataDir, progress, before = () => undefined } = this.#carrying;
		await this.#clear();
		const server = formerServer(from);
		if (!server) throw new Error(`There is no PostgreSQL ${from}`);
		await requireRoom(this.#data, programsFolder(this.#folder, server));
		const { former, next } = await this.#startBoth(server);
		const appPassword = keptPassword(path.join(this.#folder, 'app.password'));
		const to = { url: next.url, appPassword };
		const { tables, rows, system } = await copyAll(former.url, to, this.#carrying);
		await former.stop();
		const differences = await checkBooks(next.url, this.#carrying);
		progress.begin('Putting it in its place', 1);
		await next.stop();
		const { name, text } = carriedFile([...systemsBefore(this.#data), system]);
		await this.#write(name, text);
		await before('ready');
		await rename(path.join(this.#draft, 'data'), path.join(this.#folder, READY));
		syncFolder(this.#folder);
		// It knows the database that was: this one is another to whoever compares them.
		await rm(path.join(dataDir, 'timeline.json'), { force: true });
		await before('swap');
		swap(this.#folder, from);
		await before('finish');
		const kept = path.join(this.#folder, keptName(from));
		return { from, to: embeddedMajor(), tables, rows, differences, kept };
	}

	/** The former one on its files, and the one of now on an empty database. */
	async #startBoth(server: FormerServer): Promise<{ former: Running; next: Running }> {
		const { progress, file, say } = this.#carrying;
		progress.begin(`Fetching PostgreSQL ${server.version}`, 1);
		const ours = this.#ours();
		const wanted = { server, folder: this.#folder, account: this.#account, file };
		const theirs = await formerPrograms(wanted);
		await stopOrphan(theirs, this.#data, this.#account, say);
		progress.begin('Making a new database', 1);
		await mkdir(this.#draft, { mode: 0o700 });
		await give(this.#draft);
		await initialise(ours, this.#draft, this.#servers.password, this.#account);
		const isRestored = existsSync(path.join(this.#data, RECOVERY));
		const former = await this.#servers.start({
			...{ binaries: theirs, folder: this.#folder },
			isDraft: false,
		});
		if (isRestored) await endRestore(this.#folder, former.url);
		// What somebody set for this house, that sales wait for the second server among it.
		await this.#write(SETTINGS, await readFile(path.join(this.#data, SETTINGS), 'utf8'));
		const next = { binaries: ours, folder: this.#draft, isDraft: true };
		return { former, next: await this.#servers.start(next) };
	}

	#ours = (): Binaries => findBinaries(this.#folder, this.#account);

	/** Takes away what a run has left that came to nothing, and the server that one which was killed has left on it. */
	async #clear(): Promise<void> {
		const data = path.join(this.#draft, 'data');
		const { say } = this.#carrying;
		if (existsSync(data))
			await stopOrphan(this.#ours(), data, this.#account, say, { mode: 'immediate' });
		await rm(this.#draft, { recursive: true, force: true });
		const ready = path.join(this.#folder, READY);
		if (existsSync(this.#data)) await rm(ready, { recursive: true, force: true });
	}

	/** A file of the new database, for PostgreSQL's user, on the disk. */
	async #write(name: string, text: string): Promise<void> {
		const to = path.join(this.#draft, 'data', name);
		const file = await open(to, 'w', 0o600);
		try {
			await file.writeFile(text);
			await file.sync();
		} finally {
			await file.close();
		}
		await give(to);
	}
}

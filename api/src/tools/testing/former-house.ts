import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { APP_ROLE, setAppPassword } from '../../db/app-role.ts';
import { connect, type Pool } from '../../db/connect.ts';
import { unprivilegedAccount } from '../../db/embedded/account.ts';
import { type Binaries, programs } from '../../db/embedded/binaries.ts';
import { clusterFolder } from '../../db/embedded/folder.ts';
import { formerServer } from '../../db/embedded/former.ts';
import { createDatabase, DATABASE, initialise } from '../../db/embedded/initialise.ts';
import { keptPassword } from '../../db/embedded/password.ts';
import { startServer, stopServer } from '../../db/embedded/server.ts';
import { formerPrograms, programsFolder } from '../carry/programs.ts';

/** A database that is one major behind: 17 lacks a function that our tables need, which 18 and those after it have. */
export const FORMER_MAJOR = 17;
const account = unprivilegedAccount();

export interface FormerHouse {
	dataDir: string;
	/** Of the database, within it. */
	folder: string;
	owner: Pool;
	/** Of the application. */
	db: Pool;
	close(): Promise<void>;
}

/** Data folders by a real server of the former major, whose programs are fetched once. */
export class FormerHouses {
	readonly #server = formerServer(FORMER_MAJOR);
	readonly #folders: string[] = [];
	#programs: string | undefined;

	/** @returns false where npm does not reach the package */
	async fetch(): Promise<boolean> {
		if (!this.#server) throw new Error(`PostgreSQL ${FORMER_MAJOR} is none that was before`);
		const folder = await this.newFolder();
		try {
			await formerPrograms({ server: this.#server, folder, account, file: undefined });
		} catch (error) {
			if (!(error as Error).message.includes('could not fetch')) throw error;
			console.warn(`The carrying over was not tried: ${(error as Error).message}`);
			return false;
		}
		this.#programs = programsFolder(folder, this.#server);
		return true;
	}

	async newFolder(): Promise<string> {
		const folder = await mkdtemp(path.join(tmpdir(), 'borlette-former-'));
		await chmod(folder, 0o755);
		this.#folders.push(folder);
		return folder;
	}

	/** One with a database that is as empty as `initdb` makes it. */
	async make(): Promise<FormerHouse> {
		const dataDir = await this.newFolder();
		const folder = clusterFolder(dataDir, account, () => undefined);
		const password = keptPassword(path.join(folder, 'owner.password'));
		await initialise(this.#binaries, folder, password, account);
		return this.open(dataDir);
	}

	/** The same again, with the programs at hand; it may not be open. @param to a folder that is empty */
	async copyOf(dataDir: string, to?: string): Promise<string> {
		const copy = to ?? (await this.newFolder());
		const { status } = spawnSync('cp', ['-a', `${dataDir}/.`, copy], { stdio: 'inherit' });
		if (status !== 0) throw new Error('It is not copied');
		this.layDownPrograms(copy);
		return copy;
	}

	/** So that they need not be fetched again. */
	layDownPrograms(dataDir: string): void {
		if (!this.#server || !this.#programs) throw new Error('They were not fetched');
		const folder = clusterFolder(dataDir, account, () => undefined);
		symlinkSync(this.#programs, programsFolder(folder, this.#server));
	}

	/** Starts it by the former server. */
	async open(dataDir: string): Promise<FormerHouse> {
		const folder = clusterFolder(dataDir, account, () => undefined);
		const password = keptPassword(path.join(folder, 'owner.password'));
		const place = { ...{ binaries: this.#binaries, folder, account, password }, durable: true };
		const { child, url } = await startServer(place);
		await createDatabase(url('postgres'));
		const appUrl = new URL(url(DATABASE));
		appUrl.username = APP_ROLE;
		appUrl.password = keptPassword(path.join(folder, 'app.password'));
		const owner = connect(url(DATABASE), { max: 2 });
		const db = connect(appUrl.href);
		return {
			...{ dataDir, folder, owner, db },
			async close() {
				await Promise.all([owner.destroy(), db.destroy()]);
				await stopServer(place, child);
			},
		};
	}

	async remove(): Promise<void> {
		for (const folder of this.#folders) await rm(folder, { recursive: true, force: true });
	}

	get #binaries(): Binaries {
		if (!this.#programs) throw new Error('They were not fetched');
		return programs(this.#programs);
	}
}

/** What a server of the former major lacks. */
export async function makeUp(owner: Pool): Promise<void> {
	await owner.connection().execute(async (db) => {
		await sql`SET allow_system_table_mods = on`.execute(db);
		await sql`CREATE FUNCTION pg_catalog.uuidv7() RETURNS uuid LANGUAGE sql VOLATILE
			AS 'SELECT gen_random_uuid()'`.execute(db);
		await sql`RESET allow_system_table_mods`.execute(db);
	});
}

/** Lets the application in, once there are tables. */
export const letIn = ({ owner, folder }: FormerHouse): Promise<void> =>
	setAppPassword(owner, keptPassword(path.join(folder, 'app.password')));
